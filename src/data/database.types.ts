// Written from the migrations by `npm run db:types`; never edited.
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      acceptances: {
        Row: {
          accepted_at: string;
          accepted_by: string | null;
          field: string | null;
          figure: string | null;
          id: string;
          project_id: string;
          revision: number;
          row_id: string;
          table_name: string;
          taken_back_at: string | null;
          taken_back_by: string | null;
        };
        Insert: {
          accepted_at?: string;
          accepted_by?: string | null;
          field?: string | null;
          figure?: string | null;
          id?: string;
          project_id: string;
          revision: number;
          row_id: string;
          table_name: string;
          taken_back_at?: string | null;
          taken_back_by?: string | null;
        };
        Update: {
          accepted_at?: string;
          accepted_by?: string | null;
          field?: string | null;
          figure?: string | null;
          id?: string;
          project_id?: string;
          revision?: number;
          row_id?: string;
          table_name?: string;
          taken_back_at?: string | null;
          taken_back_by?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "acceptances_project_id_fkey";
            columns: ["project_id"];
            isOneToOne: false;
            referencedRelation: "projects";
            referencedColumns: ["id"];
          },
        ];
      };
      assumptions: {
        Row: {
          consequence: string;
          created_at: string;
          generation_id: string | null;
          id: string;
          name: string;
          number: number;
          position: number;
          project_id: string;
          revision: number;
          statement: string;
        };
        Insert: {
          consequence: string;
          created_at?: string;
          generation_id?: string | null;
          id?: string;
          name: string;
          number?: number;
          position?: number;
          project_id: string;
          revision?: number;
          statement: string;
        };
        Update: {
          consequence?: string;
          created_at?: string;
          generation_id?: string | null;
          id?: string;
          name?: string;
          number?: number;
          position?: number;
          project_id?: string;
          revision?: number;
          statement?: string;
        };
        Relationships: [
          {
            foreignKeyName: "assumptions_generation_id_project_id_fkey";
            columns: ["generation_id","project_id"];
            isOneToOne: false;
            referencedRelation: "generations";
            referencedColumns: ["id","project_id"];
          },
          {
            foreignKeyName: "assumptions_project_id_fkey";
            columns: ["project_id"];
            isOneToOne: false;
            referencedRelation: "projects";
            referencedColumns: ["id"];
          },
        ];
      };
      asvs_texts: {
        Row: {
          organization_id: string;
          texts: Json;
          updated_at: string;
        };
        Insert: {
          organization_id: string;
          texts: Json;
          updated_at?: string;
        };
        Update: {
          organization_id?: string;
          texts?: Json;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "asvs_texts_organization_id_fkey";
            columns: ["organization_id"];
            isOneToOne: true;
            referencedRelation: "organizations";
            referencedColumns: ["id"];
          },
        ];
      };
      audit_events: {
        Row: {
          action: string;
          actor_id: string | null;
          actor_label: string | null;
          address: string | null;
          agent: string | null;
          at: string;
          details: Json;
          id: string;
          organization_id: string;
          target_id: string | null;
          target_kind: string | null;
          target_label: string | null;
        };
        Insert: {
          action: string;
          actor_id?: string | null;
          actor_label?: string | null;
          address?: string | null;
          agent?: string | null;
          at?: string;
          details?: Json;
          id?: string;
          organization_id: string;
          target_id?: string | null;
          target_kind?: string | null;
          target_label?: string | null;
        };
        Update: {
          action?: string;
          actor_id?: string | null;
          actor_label?: string | null;
          address?: string | null;
          agent?: string | null;
          at?: string;
          details?: Json;
          id?: string;
          organization_id?: string;
          target_id?: string | null;
          target_kind?: string | null;
          target_label?: string | null;
        };
        Relationships: [
        ];
      };
      completeness_decisions: {
        Row: {
          basis: string | null;
          decided_at: string;
          decided_by: string | null;
          id: string;
          item: string;
          level: number | null;
          project_id: string;
          reason: string | null;
          rests_on: string[];
          standard: string;
          state: string;
        };
        Insert: {
          basis?: string | null;
          decided_at?: string;
          decided_by?: string | null;
          id?: string;
          item: string;
          level?: number | null;
          project_id: string;
          reason?: string | null;
          rests_on?: string[];
          standard: string;
          state: string;
        };
        Update: {
          basis?: string | null;
          decided_at?: string;
          decided_by?: string | null;
          id?: string;
          item?: string;
          level?: number | null;
          project_id?: string;
          reason?: string | null;
          rests_on?: string[];
          standard?: string;
          state?: string;
        };
        Relationships: [
          {
            foreignKeyName: "completeness_decisions_project_id_fkey";
            columns: ["project_id"];
            isOneToOne: false;
            referencedRelation: "projects";
            referencedColumns: ["id"];
          },
        ];
      };
      completeness_settings: {
        Row: {
          asvs_level: number;
          project_id: string;
          updated_at: string;
        };
        Insert: {
          asvs_level?: number;
          project_id: string;
          updated_at?: string;
        };
        Update: {
          asvs_level?: number;
          project_id?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "completeness_settings_project_id_fkey";
            columns: ["project_id"];
            isOneToOne: true;
            referencedRelation: "projects";
            referencedColumns: ["id"];
          },
        ];
      };
      contacts: {
        Row: {
          company_name: string | null;
          created_at: string;
          email: string;
          id: string;
          message: string;
          name: string;
          phone_number: string | null;
        };
        Insert: {
          company_name?: string | null;
          created_at?: string;
          email: string;
          id?: string;
          message: string;
          name: string;
          phone_number?: string | null;
        };
        Update: {
          company_name?: string | null;
          created_at?: string;
          email?: string;
          id?: string;
          message?: string;
          name?: string;
          phone_number?: string | null;
        };
        Relationships: [
        ];
      };
      drafting_parts: {
        Row: {
          draft_id: string | null;
          error: string | null;
          function: string;
          id: string;
          is_kept: boolean;
          place: number;
          project_id: string;
          run_id: string;
          so_far: string | null;
          version: string | null;
          written: Json | null;
        };
        Insert: {
          draft_id?: string | null;
          error?: string | null;
          function: string;
          id?: string;
          is_kept?: boolean;
          place: number;
          project_id: string;
          run_id: string;
          so_far?: string | null;
          version?: string | null;
          written?: Json | null;
        };
        Update: {
          draft_id?: string | null;
          error?: string | null;
          function?: string;
          id?: string;
          is_kept?: boolean;
          place?: number;
          project_id?: string;
          run_id?: string;
          so_far?: string | null;
          version?: string | null;
          written?: Json | null;
        };
        Relationships: [
          {
            foreignKeyName: "drafting_parts_draft_id_project_id_fkey";
            columns: ["draft_id","project_id"];
            isOneToOne: false;
            referencedRelation: "generations";
            referencedColumns: ["id","project_id"];
          },
          {
            foreignKeyName: "drafting_parts_project_id_fkey";
            columns: ["project_id"];
            isOneToOne: false;
            referencedRelation: "projects";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "drafting_parts_run_id_project_id_fkey";
            columns: ["run_id","project_id"];
            isOneToOne: false;
            referencedRelation: "drafting_runs";
            referencedColumns: ["id","project_id"];
          },
        ];
      };
      drafting_runs: {
        Row: {
          adds_to_all: boolean;
          attempt: number;
          beat_at: string;
          created_at: string;
          created_by: string | null;
          finished_at: string | null;
          id: string;
          instruction: string | null;
          project_id: string;
          status: string;
          unused: string[] | null;
        };
        Insert: {
          adds_to_all?: boolean;
          attempt?: number;
          beat_at?: string;
          created_at?: string;
          created_by?: string | null;
          finished_at?: string | null;
          id?: string;
          instruction?: string | null;
          project_id: string;
          status?: string;
          unused?: string[] | null;
        };
        Update: {
          adds_to_all?: boolean;
          attempt?: number;
          beat_at?: string;
          created_at?: string;
          created_by?: string | null;
          finished_at?: string | null;
          id?: string;
          instruction?: string | null;
          project_id?: string;
          status?: string;
          unused?: string[] | null;
        };
        Relationships: [
          {
            foreignKeyName: "drafting_runs_project_id_fkey";
            columns: ["project_id"];
            isOneToOne: false;
            referencedRelation: "projects";
            referencedColumns: ["id"];
          },
        ];
      };
      external_interfaces: {
        Row: {
          created_at: string;
          description: string;
          generation_id: string | null;
          id: string;
          kind: Database["public"]["Enums"]["external_interface_kind"];
          name: string;
          number: number;
          position: number;
          project_id: string;
          revision: number;
        };
        Insert: {
          created_at?: string;
          description: string;
          generation_id?: string | null;
          id?: string;
          kind: Database["public"]["Enums"]["external_interface_kind"];
          name: string;
          number?: number;
          position?: number;
          project_id: string;
          revision?: number;
        };
        Update: {
          created_at?: string;
          description?: string;
          generation_id?: string | null;
          id?: string;
          kind?: Database["public"]["Enums"]["external_interface_kind"];
          name?: string;
          number?: number;
          position?: number;
          project_id?: string;
          revision?: number;
        };
        Relationships: [
          {
            foreignKeyName: "external_interfaces_generation_id_project_id_fkey";
            columns: ["generation_id","project_id"];
            isOneToOne: false;
            referencedRelation: "generations";
            referencedColumns: ["id","project_id"];
          },
          {
            foreignKeyName: "external_interfaces_project_id_fkey";
            columns: ["project_id"];
            isOneToOne: false;
            referencedRelation: "projects";
            referencedColumns: ["id"];
          },
        ];
      };
      fact_decisions: {
        Row: {
          decided_at: string;
          decided_by: string | null;
          decision: string;
          field: string;
          id: string;
          kind: string;
          project_id: string;
          row_id: string;
          sentence_hash: string;
          span_hash: string;
          table_name: string;
        };
        Insert: {
          decided_at?: string;
          decided_by?: string | null;
          decision: string;
          field: string;
          id?: string;
          kind: string;
          project_id: string;
          row_id: string;
          sentence_hash: string;
          span_hash: string;
          table_name: string;
        };
        Update: {
          decided_at?: string;
          decided_by?: string | null;
          decision?: string;
          field?: string;
          id?: string;
          kind?: string;
          project_id?: string;
          row_id?: string;
          sentence_hash?: string;
          span_hash?: string;
          table_name?: string;
        };
        Relationships: [
          {
            foreignKeyName: "fact_decisions_project_id_fkey";
            columns: ["project_id"];
            isOneToOne: false;
            referencedRelation: "projects";
            referencedColumns: ["id"];
          },
        ];
      };
      features: {
        Row: {
          created_at: string;
          description: string | null;
          generation_id: string | null;
          id: string;
          name: string;
          number: number;
          page_id: string | null;
          position: number;
          project_id: string;
          revision: number;
          section_id: string | null;
        };
        Insert: {
          created_at?: string;
          description?: string | null;
          generation_id?: string | null;
          id?: string;
          name: string;
          number?: number;
          page_id?: string | null;
          position?: number;
          project_id: string;
          revision?: number;
          section_id?: string | null;
        };
        Update: {
          created_at?: string;
          description?: string | null;
          generation_id?: string | null;
          id?: string;
          name?: string;
          number?: number;
          page_id?: string | null;
          position?: number;
          project_id?: string;
          revision?: number;
          section_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "features_generation_id_project_id_fkey";
            columns: ["generation_id","project_id"];
            isOneToOne: false;
            referencedRelation: "generations";
            referencedColumns: ["id","project_id"];
          },
          {
            foreignKeyName: "features_page_id_project_id_fkey";
            columns: ["page_id","project_id"];
            isOneToOne: false;
            referencedRelation: "pages";
            referencedColumns: ["id","project_id"];
          },
          {
            foreignKeyName: "features_project_id_fkey";
            columns: ["project_id"];
            isOneToOne: false;
            referencedRelation: "projects";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "features_section_id_page_id_fkey";
            columns: ["section_id","page_id"];
            isOneToOne: false;
            referencedRelation: "sections";
            referencedColumns: ["id","page_id"];
          },
          {
            foreignKeyName: "features_section_id_project_id_fkey";
            columns: ["section_id","project_id"];
            isOneToOne: false;
            referencedRelation: "sections";
            referencedColumns: ["id","project_id"];
          },
        ];
      };
      finding_suppressions: {
        Row: {
          field: string;
          id: string;
          project_id: string;
          quote: string;
          reason: string;
          row_id: string;
          rule: string;
          sentence_hash: string;
          span_hash: string;
          suppressed_at: string;
          suppressed_by: string | null;
          table_name: string;
        };
        Insert: {
          field: string;
          id?: string;
          project_id: string;
          quote: string;
          reason: string;
          row_id: string;
          rule: string;
          sentence_hash: string;
          span_hash: string;
          suppressed_at?: string;
          suppressed_by?: string | null;
          table_name: string;
        };
        Update: {
          field?: string;
          id?: string;
          project_id?: string;
          quote?: string;
          reason?: string;
          row_id?: string;
          rule?: string;
          sentence_hash?: string;
          span_hash?: string;
          suppressed_at?: string;
          suppressed_by?: string | null;
          table_name?: string;
        };
        Relationships: [
          {
            foreignKeyName: "finding_suppressions_project_id_fkey";
            columns: ["project_id"];
            isOneToOne: false;
            referencedRelation: "projects";
            referencedColumns: ["id"];
          },
        ];
      };
      generations: {
        Row: {
          answer: Json | null;
          asked: string | null;
          beat_at: string;
          changes: Json | null;
          created_at: string;
          created_by: string | null;
          error: string | null;
          finished_at: string | null;
          function: string;
          has_left_out: boolean;
          id: string;
          input_tokens: number | null;
          instruction: string | null;
          left_out: Json | null;
          model: string | null;
          notes: string[];
          offered: Json | null;
          output_tokens: number | null;
          own_model: boolean;
          project_id: string;
          provider: string;
          request_key: string | null;
          row_count: number | null;
          status: Database["public"]["Enums"]["generation_status"];
        };
        Insert: {
          answer?: Json | null;
          asked?: string | null;
          beat_at?: string;
          changes?: Json | null;
          created_at?: string;
          created_by?: string | null;
          error?: string | null;
          finished_at?: string | null;
          function: string;
          id?: string;
          input_tokens?: number | null;
          instruction?: string | null;
          left_out?: Json | null;
          model?: string | null;
          notes?: string[];
          offered?: Json | null;
          output_tokens?: number | null;
          own_model?: boolean;
          project_id: string;
          provider: string;
          request_key?: string | null;
          row_count?: number | null;
          status?: Database["public"]["Enums"]["generation_status"];
        };
        Update: {
          answer?: Json | null;
          asked?: string | null;
          beat_at?: string;
          changes?: Json | null;
          created_at?: string;
          created_by?: string | null;
          error?: string | null;
          finished_at?: string | null;
          function?: string;
          id?: string;
          input_tokens?: number | null;
          instruction?: string | null;
          left_out?: Json | null;
          model?: string | null;
          notes?: string[];
          offered?: Json | null;
          output_tokens?: number | null;
          own_model?: boolean;
          project_id?: string;
          provider?: string;
          request_key?: string | null;
          row_count?: number | null;
          status?: Database["public"]["Enums"]["generation_status"];
        };
        Relationships: [
          {
            foreignKeyName: "generations_project_id_fkey";
            columns: ["project_id"];
            isOneToOne: false;
            referencedRelation: "projects";
            referencedColumns: ["id"];
          },
        ];
      };
      glossary_terms: {
        Row: {
          avoid: string | null;
          created_at: string;
          definition: string;
          generation_id: string | null;
          id: string;
          name: string;
          number: number;
          position: number;
          project_id: string;
          revision: number;
        };
        Insert: {
          avoid?: string | null;
          created_at?: string;
          definition: string;
          generation_id?: string | null;
          id?: string;
          name: string;
          number?: number;
          position?: number;
          project_id: string;
          revision?: number;
        };
        Update: {
          avoid?: string | null;
          created_at?: string;
          definition?: string;
          generation_id?: string | null;
          id?: string;
          name?: string;
          number?: number;
          position?: number;
          project_id?: string;
          revision?: number;
        };
        Relationships: [
          {
            foreignKeyName: "glossary_terms_generation_id_project_id_fkey";
            columns: ["generation_id","project_id"];
            isOneToOne: false;
            referencedRelation: "generations";
            referencedColumns: ["id","project_id"];
          },
          {
            foreignKeyName: "glossary_terms_project_id_fkey";
            columns: ["project_id"];
            isOneToOne: false;
            referencedRelation: "projects";
            referencedColumns: ["id"];
          },
        ];
      };
      imports: {
        Row: {
          added: Json;
          changed: Json;
          created_at: string;
          created_by: string | null;
          id: string;
          kept: string | null;
          name: string;
          project_id: string;
          undone_at: string | null;
        };
        Insert: {
          added?: Json;
          changed?: Json;
          created_at?: string;
          created_by?: string | null;
          id?: string;
          kept?: string | null;
          name: string;
          project_id: string;
          undone_at?: string | null;
        };
        Update: {
          added?: Json;
          changed?: Json;
          created_at?: string;
          created_by?: string | null;
          id?: string;
          kept?: string | null;
          name?: string;
          project_id?: string;
          undone_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "imports_project_id_fkey";
            columns: ["project_id"];
            isOneToOne: false;
            referencedRelation: "projects";
            referencedColumns: ["id"];
          },
        ];
      };
      job_applications: {
        Row: {
          created_at: string;
          cv_file_name: string;
          cv_file_path: string;
          email: string;
          id: string;
          name: string;
          position: string;
          telephone: string | null;
        };
        Insert: {
          created_at?: string;
          cv_file_name: string;
          cv_file_path: string;
          email: string;
          id?: string;
          name: string;
          position: string;
          telephone?: string | null;
        };
        Update: {
          created_at?: string;
          cv_file_name?: string;
          cv_file_path?: string;
          email?: string;
          id?: string;
          name?: string;
          position?: string;
          telephone?: string | null;
        };
        Relationships: [
        ];
      };
      kept_answers: {
        Row: {
          difference: string;
          field: string;
          id: string;
          kept_at: string;
          kept_by: string | null;
          project_id: string;
        };
        Insert: {
          difference: string;
          field: string;
          id?: string;
          kept_at?: string;
          kept_by?: string | null;
          project_id: string;
        };
        Update: {
          difference?: string;
          field?: string;
          id?: string;
          kept_at?: string;
          kept_by?: string | null;
          project_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "kept_answers_project_id_fkey";
            columns: ["project_id"];
            isOneToOne: false;
            referencedRelation: "projects";
            referencedColumns: ["id"];
          },
        ];
      };
      key_calls: {
        Row: {
          calls: number;
          day: string;
          id: string;
          key_id: string;
          last_at: string;
          project_id: string;
        };
        Insert: {
          calls?: number;
          day: string;
          id?: string;
          key_id: string;
          last_at?: string;
          project_id: string;
        };
        Update: {
          calls?: number;
          day?: string;
          id?: string;
          key_id?: string;
          last_at?: string;
          project_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "key_calls_key_id_project_id_fkey";
            columns: ["key_id","project_id"];
            isOneToOne: false;
            referencedRelation: "project_api_keys";
            referencedColumns: ["id","project_id"];
          },
          {
            foreignKeyName: "key_calls_project_id_fkey";
            columns: ["project_id"];
            isOneToOne: false;
            referencedRelation: "projects";
            referencedColumns: ["id"];
          },
        ];
      };
      organization_invitations: {
        Row: {
          accepted_at: string | null;
          created_at: string;
          email: string;
          expires_at: string;
          id: string;
          invited_by: string | null;
          organization_id: string;
          revoked_at: string | null;
          role: Database["public"]["Enums"]["organization_role"];
          token_hash: string | null;
        };
        Insert: {
          accepted_at?: string | null;
          created_at?: string;
          email: string;
          expires_at?: string;
          id?: string;
          invited_by?: string | null;
          organization_id: string;
          revoked_at?: string | null;
          role?: Database["public"]["Enums"]["organization_role"];
          token_hash?: string | null;
        };
        Update: {
          accepted_at?: string | null;
          created_at?: string;
          email?: string;
          expires_at?: string;
          id?: string;
          invited_by?: string | null;
          organization_id?: string;
          revoked_at?: string | null;
          role?: Database["public"]["Enums"]["organization_role"];
          token_hash?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "organization_invitations_organization_id_fkey";
            columns: ["organization_id"];
            isOneToOne: false;
            referencedRelation: "organizations";
            referencedColumns: ["id"];
          },
        ];
      };
      organization_members: {
        Row: {
          created_at: string;
          organization_id: string;
          role: Database["public"]["Enums"]["organization_role"];
          user_id: string;
        };
        Insert: {
          created_at?: string;
          organization_id: string;
          role?: Database["public"]["Enums"]["organization_role"];
          user_id: string;
        };
        Update: {
          created_at?: string;
          organization_id?: string;
          role?: Database["public"]["Enums"]["organization_role"];
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "organization_members_organization_id_fkey";
            columns: ["organization_id"];
            isOneToOne: false;
            referencedRelation: "organizations";
            referencedColumns: ["id"];
          },
        ];
      };
      organization_models: {
        Row: {
          base_url: string | null;
          key_hint: string | null;
          model: string;
          organization_id: string;
          proof_hash: string;
          provider: string;
          sealed_key: string | null;
          updated_at: string;
          updated_by: string | null;
        };
        Insert: {
          base_url?: string | null;
          key_hint?: string | null;
          model: string;
          organization_id: string;
          proof_hash: string;
          provider: string;
          sealed_key?: string | null;
          updated_at?: string;
          updated_by?: string | null;
        };
        Update: {
          base_url?: string | null;
          key_hint?: string | null;
          model?: string;
          organization_id?: string;
          proof_hash?: string;
          provider?: string;
          sealed_key?: string | null;
          updated_at?: string;
          updated_by?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "organization_models_organization_id_fkey";
            columns: ["organization_id"];
            isOneToOne: true;
            referencedRelation: "organizations";
            referencedColumns: ["id"];
          },
        ];
      };
      organization_rules: {
        Row: {
          on_unaccepted: string;
          organization_id: string;
          updated_at: string;
        };
        Insert: {
          on_unaccepted?: string;
          organization_id: string;
          updated_at?: string;
        };
        Update: {
          on_unaccepted?: string;
          organization_id?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "organization_rules_organization_id_fkey";
            columns: ["organization_id"];
            isOneToOne: true;
            referencedRelation: "organizations";
            referencedColumns: ["id"];
          },
        ];
      };
      organization_security: {
        Row: {
          audit_days: number;
          email_domains: string[];
          organization_id: string;
          requires_second_factor: boolean;
          updated_at: string;
        };
        Insert: {
          audit_days?: number;
          email_domains?: string[];
          organization_id: string;
          requires_second_factor?: boolean;
          updated_at?: string;
        };
        Update: {
          audit_days?: number;
          email_domains?: string[];
          organization_id?: string;
          requires_second_factor?: boolean;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "organization_security_organization_id_fkey";
            columns: ["organization_id"];
            isOneToOne: true;
            referencedRelation: "organizations";
            referencedColumns: ["id"];
          },
        ];
      };
      organizations: {
        Row: {
          created_at: string;
          created_by: string | null;
          id: string;
          name: string;
        };
        Insert: {
          created_at?: string;
          created_by?: string | null;
          id?: string;
          name: string;
        };
        Update: {
          created_at?: string;
          created_by?: string | null;
          id?: string;
          name?: string;
        };
        Relationships: [
        ];
      };
      pages: {
        Row: {
          created_at: string;
          description: string | null;
          designs_file: Json | null;
          designs_link: string | null;
          features: string | null;
          forms: string | null;
          generation_id: string | null;
          id: string;
          name: string;
          number: number;
          position: number;
          project_id: string;
          revision: number;
          sections: string | null;
        };
        Insert: {
          created_at?: string;
          description?: string | null;
          designs_file?: Json | null;
          designs_link?: string | null;
          features?: string | null;
          forms?: string | null;
          generation_id?: string | null;
          id?: string;
          name: string;
          number?: number;
          position?: number;
          project_id: string;
          revision?: number;
          sections?: string | null;
        };
        Update: {
          created_at?: string;
          description?: string | null;
          designs_file?: Json | null;
          designs_link?: string | null;
          features?: string | null;
          forms?: string | null;
          generation_id?: string | null;
          id?: string;
          name?: string;
          number?: number;
          position?: number;
          project_id?: string;
          revision?: number;
          sections?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "pages_generation_id_project_id_fkey";
            columns: ["generation_id","project_id"];
            isOneToOne: false;
            referencedRelation: "generations";
            referencedColumns: ["id","project_id"];
          },
          {
            foreignKeyName: "pages_project_id_fkey";
            columns: ["project_id"];
            isOneToOne: false;
            referencedRelation: "projects";
            referencedColumns: ["id"];
          },
        ];
      };
      possible_findings: {
        Row: {
          a_hash: string;
          a_place: string;
          a_quote: string;
          b_hash: string | null;
          b_place: string | null;
          b_quote: string | null;
          decided_at: string | null;
          decided_by: string | null;
          found_at: string;
          found_by: string | null;
          id: string;
          kind: string;
          model: string;
          project_id: string;
          sentence: string;
          state: string;
        };
        Insert: {
          a_hash: string;
          a_place: string;
          a_quote: string;
          b_hash?: string | null;
          b_place?: string | null;
          b_quote?: string | null;
          decided_at?: string | null;
          decided_by?: string | null;
          found_at?: string;
          found_by?: string | null;
          id?: string;
          kind: string;
          model: string;
          project_id: string;
          sentence: string;
          state?: string;
        };
        Update: {
          a_hash?: string;
          a_place?: string;
          a_quote?: string;
          b_hash?: string | null;
          b_place?: string | null;
          b_quote?: string | null;
          decided_at?: string | null;
          decided_by?: string | null;
          found_at?: string;
          found_by?: string | null;
          id?: string;
          kind?: string;
          model?: string;
          project_id?: string;
          sentence?: string;
          state?: string;
        };
        Relationships: [
          {
            foreignKeyName: "possible_findings_project_id_fkey";
            columns: ["project_id"];
            isOneToOne: false;
            referencedRelation: "projects";
            referencedColumns: ["id"];
          },
        ];
      };
      profiles: {
        Row: {
          company: string;
          first_name: string;
          id: string;
          last_name: string;
          updated_at: string;
        };
        Insert: {
          company?: string;
          first_name?: string;
          id?: string;
          last_name?: string;
          updated_at?: string;
        };
        Update: {
          company?: string;
          first_name?: string;
          id?: string;
          last_name?: string;
          updated_at?: string;
        };
        Relationships: [
        ];
      };
      progress_reports: {
        Row: {
          api_key_id: string | null;
          at_revision: number;
          commit: string | null;
          id: string;
          key_name: string | null;
          note: string | null;
          project_id: string;
          reported_at: string;
          reported_by: string | null;
          request: string | null;
          request_hash: string;
          row_id: string;
          state: string;
          table_name: string;
          test: string | null;
        };
        Insert: {
          api_key_id?: string | null;
          at_revision: number;
          commit?: string | null;
          id?: string;
          key_name?: string | null;
          note?: string | null;
          project_id: string;
          reported_at?: string;
          reported_by?: string | null;
          request?: string | null;
          request_hash: string;
          row_id: string;
          state: string;
          table_name: string;
          test?: string | null;
        };
        Update: {
          api_key_id?: string | null;
          at_revision?: number;
          commit?: string | null;
          id?: string;
          key_name?: string | null;
          note?: string | null;
          project_id?: string;
          reported_at?: string;
          reported_by?: string | null;
          request?: string | null;
          request_hash?: string;
          row_id?: string;
          state?: string;
          table_name?: string;
          test?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "progress_reports_api_key_id_fkey";
            columns: ["api_key_id"];
            isOneToOne: false;
            referencedRelation: "project_api_keys";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "progress_reports_project_id_fkey";
            columns: ["project_id"];
            isOneToOne: false;
            referencedRelation: "projects";
            referencedColumns: ["id"];
          },
        ];
      };
      project_api_keys: {
        Row: {
          audience: string | null;
          audience_hash: string | null;
          client_host: string | null;
          client_id: string | null;
          created_at: string;
          created_by: string | null;
          expires_at: string | null;
          hashed_key: string;
          id: string;
          is_verified: boolean | null;
          last_four: string;
          last_used_at: string | null;
          name: string;
          prefix: string;
          project_id: string;
          revoked: boolean;
          revoked_at: string | null;
          scope: string;
          via: string;
        };
        Insert: {
          audience?: string | null;
          audience_hash?: string | null;
          client_host?: string | null;
          client_id?: string | null;
          created_at?: string;
          created_by?: string | null;
          expires_at?: string | null;
          hashed_key: string;
          id?: string;
          is_verified?: boolean | null;
          last_four: string;
          last_used_at?: string | null;
          name: string;
          prefix: string;
          project_id: string;
          revoked?: boolean;
          revoked_at?: string | null;
          scope?: string;
          via?: string;
        };
        Update: {
          audience?: string | null;
          audience_hash?: string | null;
          client_host?: string | null;
          client_id?: string | null;
          created_at?: string;
          created_by?: string | null;
          expires_at?: string | null;
          hashed_key?: string;
          id?: string;
          is_verified?: boolean | null;
          last_four?: string;
          last_used_at?: string | null;
          name?: string;
          prefix?: string;
          project_id?: string;
          revoked?: boolean;
          revoked_at?: string | null;
          scope?: string;
          via?: string;
        };
        Relationships: [
          {
            foreignKeyName: "project_api_keys_project_id_fkey";
            columns: ["project_id"];
            isOneToOne: false;
            referencedRelation: "projects";
            referencedColumns: ["id"];
          },
        ];
      };
      project_logos: {
        Row: {
          created_by: string | null;
          id: string;
          png: string;
          project_id: string;
          updated_at: string;
        };
        Insert: {
          created_by?: string | null;
          id?: string;
          png: string;
          project_id: string;
          updated_at?: string;
        };
        Update: {
          created_by?: string | null;
          id?: string;
          png?: string;
          project_id?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "project_logos_project_id_fkey";
            columns: ["project_id"];
            isOneToOne: true;
            referencedRelation: "projects";
            referencedColumns: ["id"];
          },
        ];
      };
      project_shares: {
        Row: {
          chapters: string[] | null;
          created_at: string;
          created_by: string | null;
          expires_at: string;
          has_password: boolean;
          hashed_token: string;
          id: string;
          last_viewed_at: string | null;
          name: string;
          password_hash: string | null;
          project_id: string;
          proof_hash: string;
          revoked: boolean;
          revoked_at: string | null;
          version: string | null;
          views: number;
        };
        Insert: {
          chapters?: string[] | null;
          created_at?: string;
          created_by?: string | null;
          expires_at: string;
          hashed_token: string;
          id?: string;
          last_viewed_at?: string | null;
          name: string;
          password_hash?: string | null;
          project_id: string;
          proof_hash: string;
          revoked?: boolean;
          revoked_at?: string | null;
          version?: string | null;
          views?: number;
        };
        Update: {
          chapters?: string[] | null;
          created_at?: string;
          created_by?: string | null;
          expires_at?: string;
          hashed_token?: string;
          id?: string;
          last_viewed_at?: string | null;
          name?: string;
          password_hash?: string | null;
          project_id?: string;
          proof_hash?: string;
          revoked?: boolean;
          revoked_at?: string | null;
          version?: string | null;
          views?: number;
        };
        Relationships: [
          {
            foreignKeyName: "project_shares_project_id_fkey";
            columns: ["project_id"];
            isOneToOne: false;
            referencedRelation: "projects";
            referencedColumns: ["id"];
          },
        ];
      };
      project_websites: {
        Row: {
          created_at: string;
          entry_id: string;
          project_id: string;
        };
        Insert: {
          created_at?: string;
          entry_id: string;
          project_id: string;
        };
        Update: {
          created_at?: string;
          entry_id?: string;
          project_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "project_websites_entry_id_fkey";
            columns: ["entry_id"];
            isOneToOne: false;
            referencedRelation: "web_to_prd";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "project_websites_project_id_fkey";
            columns: ["project_id"];
            isOneToOne: true;
            referencedRelation: "projects";
            referencedColumns: ["id"];
          },
        ];
      };
      projects: {
        Row: {
          color: string | null;
          created_at: string;
          created_by: string | null;
          description: string | null;
          id: string;
          name: string;
          organization_id: string;
          revision: number;
          type: string | null;
          updated_at: string;
          version: string;
        };
        Insert: {
          color?: string | null;
          created_at?: string;
          created_by?: string | null;
          description?: string | null;
          id?: string;
          name: string;
          organization_id: string;
          revision?: number;
          type?: string | null;
          updated_at?: string;
          version?: string;
        };
        Update: {
          color?: string | null;
          created_at?: string;
          created_by?: string | null;
          description?: string | null;
          id?: string;
          name?: string;
          organization_id?: string;
          revision?: number;
          type?: string | null;
          updated_at?: string;
          version?: string;
        };
        Relationships: [
          {
            foreignKeyName: "projects_organization_id_fkey";
            columns: ["organization_id"];
            isOneToOne: false;
            referencedRelation: "organizations";
            referencedColumns: ["id"];
          },
        ];
      };
      proposals: {
        Row: {
          api_key_id: string | null;
          base: Json | null;
          base_revision: number | null;
          created_at: string;
          decided_at: string | null;
          decided_by: string | null;
          decided_revision: number | null;
          field: string | null;
          former: Json | null;
          id: string;
          key_name: string | null;
          kind: string;
          project_id: string;
          proposed_by: string | null;
          request: string | null;
          request_hash: string;
          row_id: string | null;
          row_name: string | null;
          row_number: number | null;
          state: string;
          table_name: string;
          why: string | null;
          words: Json;
          written: Json | null;
        };
        Insert: {
          api_key_id?: string | null;
          base?: Json | null;
          base_revision?: number | null;
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          decided_revision?: number | null;
          field?: string | null;
          former?: Json | null;
          id?: string;
          key_name?: string | null;
          kind: string;
          project_id: string;
          proposed_by?: string | null;
          request?: string | null;
          request_hash: string;
          row_id?: string | null;
          row_name?: string | null;
          row_number?: number | null;
          state?: string;
          table_name: string;
          why?: string | null;
          words?: Json;
          written?: Json | null;
        };
        Update: {
          api_key_id?: string | null;
          base?: Json | null;
          base_revision?: number | null;
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          decided_revision?: number | null;
          field?: string | null;
          former?: Json | null;
          id?: string;
          key_name?: string | null;
          kind?: string;
          project_id?: string;
          proposed_by?: string | null;
          request?: string | null;
          request_hash?: string;
          row_id?: string | null;
          row_name?: string | null;
          row_number?: number | null;
          state?: string;
          table_name?: string;
          why?: string | null;
          words?: Json;
          written?: Json | null;
        };
        Relationships: [
          {
            foreignKeyName: "proposals_api_key_id_fkey";
            columns: ["api_key_id"];
            isOneToOne: false;
            referencedRelation: "project_api_keys";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "proposals_project_id_fkey";
            columns: ["project_id"];
            isOneToOne: false;
            referencedRelation: "projects";
            referencedColumns: ["id"];
          },
        ];
      };
      quality_requirements: {
        Row: {
          characteristic: Database["public"]["Enums"]["quality_characteristic"];
          created_at: string;
          description: string;
          generation_id: string | null;
          id: string;
          name: string;
          number: number;
          position: number;
          project_id: string;
          revision: number;
          subcharacteristic: Database["public"]["Enums"]["quality_subcharacteristic"] | null;
          target: string;
          verification: string | null;
        };
        Insert: {
          characteristic: Database["public"]["Enums"]["quality_characteristic"];
          created_at?: string;
          description: string;
          generation_id?: string | null;
          id?: string;
          name: string;
          number?: number;
          position?: number;
          project_id: string;
          revision?: number;
          subcharacteristic?: Database["public"]["Enums"]["quality_subcharacteristic"] | null;
          target: string;
          verification?: string | null;
        };
        Update: {
          characteristic?: Database["public"]["Enums"]["quality_characteristic"];
          created_at?: string;
          description?: string;
          generation_id?: string | null;
          id?: string;
          name?: string;
          number?: number;
          position?: number;
          project_id?: string;
          revision?: number;
          subcharacteristic?: Database["public"]["Enums"]["quality_subcharacteristic"] | null;
          target?: string;
          verification?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "quality_requirements_generation_id_project_id_fkey";
            columns: ["generation_id","project_id"];
            isOneToOne: false;
            referencedRelation: "generations";
            referencedColumns: ["id","project_id"];
          },
          {
            foreignKeyName: "quality_requirements_project_id_fkey";
            columns: ["project_id"];
            isOneToOne: false;
            referencedRelation: "projects";
            referencedColumns: ["id"];
          },
        ];
      };
      quality_settings: {
        Row: {
          forbidden: string[];
          form: string;
          id: string;
          project_id: string;
          rules_off: string[];
          rules_strict: string[];
          updated_at: string;
        };
        Insert: {
          forbidden?: string[];
          form?: string;
          id?: string;
          project_id: string;
          rules_off?: string[];
          rules_strict?: string[];
          updated_at?: string;
        };
        Update: {
          forbidden?: string[];
          form?: string;
          id?: string;
          project_id?: string;
          rules_off?: string[];
          rules_strict?: string[];
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "quality_settings_project_id_fkey";
            columns: ["project_id"];
            isOneToOne: true;
            referencedRelation: "projects";
            referencedColumns: ["id"];
          },
        ];
      };
      questionnaires: {
        Row: {
          authentication_provider: string | null;
          authentication_provider_other: string | null;
          authentication_types: Json;
          backend_technology: string | null;
          backend_technology_other: string | null;
          business_model: string | null;
          business_model_other: string | null;
          created_at: string;
          database_type: string | null;
          database_type_other: string | null;
          design_description: string | null;
          design_framework: string | null;
          design_framework_other: string | null;
          design_links: Json;
          domain_answers: Json;
          frontend_technology: string | null;
          frontend_technology_other: string | null;
          github_repo_link: string | null;
          id: string;
          main_color_primary: string | null;
          main_color_secondary: string | null;
          main_font_primary: string | null;
          main_font_secondary: string | null;
          payment_provider: string | null;
          payment_provider_other: string | null;
          prd_language: string | null;
          prd_language_other: string | null;
          project_description: string | null;
          project_documents: Json;
          project_id: string;
          project_type: string | null;
          project_type_other: string | null;
          revision: number;
          technology_providers: Json;
          third_party_providers: Json;
          updated_at: string;
        };
        Insert: {
          authentication_provider?: string | null;
          authentication_provider_other?: string | null;
          authentication_types?: Json;
          backend_technology?: string | null;
          backend_technology_other?: string | null;
          business_model?: string | null;
          business_model_other?: string | null;
          created_at?: string;
          database_type?: string | null;
          database_type_other?: string | null;
          design_description?: string | null;
          design_framework?: string | null;
          design_framework_other?: string | null;
          design_links?: Json;
          domain_answers?: Json;
          frontend_technology?: string | null;
          frontend_technology_other?: string | null;
          github_repo_link?: string | null;
          id?: string;
          main_color_primary?: string | null;
          main_color_secondary?: string | null;
          main_font_primary?: string | null;
          main_font_secondary?: string | null;
          payment_provider?: string | null;
          payment_provider_other?: string | null;
          prd_language?: string | null;
          prd_language_other?: string | null;
          project_description?: string | null;
          project_documents?: Json;
          project_id: string;
          project_type?: string | null;
          project_type_other?: string | null;
          revision?: number;
          technology_providers?: Json;
          third_party_providers?: Json;
          updated_at?: string;
        };
        Update: {
          authentication_provider?: string | null;
          authentication_provider_other?: string | null;
          authentication_types?: Json;
          backend_technology?: string | null;
          backend_technology_other?: string | null;
          business_model?: string | null;
          business_model_other?: string | null;
          created_at?: string;
          database_type?: string | null;
          database_type_other?: string | null;
          design_description?: string | null;
          design_framework?: string | null;
          design_framework_other?: string | null;
          design_links?: Json;
          domain_answers?: Json;
          frontend_technology?: string | null;
          frontend_technology_other?: string | null;
          github_repo_link?: string | null;
          id?: string;
          main_color_primary?: string | null;
          main_color_secondary?: string | null;
          main_font_primary?: string | null;
          main_font_secondary?: string | null;
          payment_provider?: string | null;
          payment_provider_other?: string | null;
          prd_language?: string | null;
          prd_language_other?: string | null;
          project_description?: string | null;
          project_documents?: Json;
          project_id?: string;
          project_type?: string | null;
          project_type_other?: string | null;
          revision?: number;
          technology_providers?: Json;
          third_party_providers?: Json;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "questionnaires_project_id_fkey";
            columns: ["project_id"];
            isOneToOne: false;
            referencedRelation: "projects";
            referencedColumns: ["id"];
          },
        ];
      };
      risks: {
        Row: {
          created_at: string;
          description: string;
          functionality: string;
          generation_id: string | null;
          id: string;
          key: string;
          name: string;
          number: number;
          order_index: number;
          project_id: string;
          revision: number;
          version: string;
        };
        Insert: {
          created_at?: string;
          description?: string;
          functionality?: string;
          generation_id?: string | null;
          id?: string;
          key?: string;
          name?: string;
          number?: number;
          order_index?: number;
          project_id: string;
          revision?: number;
          version?: string;
        };
        Update: {
          created_at?: string;
          description?: string;
          functionality?: string;
          generation_id?: string | null;
          id?: string;
          key?: string;
          name?: string;
          number?: number;
          order_index?: number;
          project_id?: string;
          revision?: number;
          version?: string;
        };
        Relationships: [
          {
            foreignKeyName: "risks_generation_id_project_id_fkey";
            columns: ["generation_id","project_id"];
            isOneToOne: false;
            referencedRelation: "generations";
            referencedColumns: ["id","project_id"];
          },
          {
            foreignKeyName: "risks_project_id_fkey";
            columns: ["project_id"];
            isOneToOne: false;
            referencedRelation: "projects";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "risks_project_id_version_fkey";
            columns: ["project_id","version"];
            isOneToOne: false;
            referencedRelation: "specifications";
            referencedColumns: ["project_id","version"];
          },
        ];
      };
      row_revisions: {
        Row: {
          change: string;
          changed: string[];
          generation_id: string | null;
          id: string;
          made_at: string;
          made_by: string | null;
          project_id: string;
          proposal_id: string | null;
          revision: number;
          row_id: string;
          table_name: string;
          through: string;
          words: Json;
        };
        Insert: {
          change: string;
          changed?: string[];
          generation_id?: string | null;
          id?: string;
          made_at?: string;
          made_by?: string | null;
          project_id: string;
          proposal_id?: string | null;
          revision: number;
          row_id: string;
          table_name: string;
          through: string;
          words: Json;
        };
        Update: {
          change?: string;
          changed?: string[];
          generation_id?: string | null;
          id?: string;
          made_at?: string;
          made_by?: string | null;
          project_id?: string;
          proposal_id?: string | null;
          revision?: number;
          row_id?: string;
          table_name?: string;
          through?: string;
          words?: Json;
        };
        Relationships: [
          {
            foreignKeyName: "row_revisions_generation_id_fkey";
            columns: ["generation_id"];
            isOneToOne: false;
            referencedRelation: "generations";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "row_revisions_project_id_fkey";
            columns: ["project_id"];
            isOneToOne: false;
            referencedRelation: "projects";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "row_revisions_proposal_id_fkey";
            columns: ["proposal_id"];
            isOneToOne: false;
            referencedRelation: "proposals";
            referencedColumns: ["id"];
          },
        ];
      };
      sections: {
        Row: {
          created_at: string;
          description: string | null;
          generation_id: string | null;
          id: string;
          name: string;
          number: number;
          order_index: number;
          page_id: string;
          project_id: string;
          revision: number;
        };
        Insert: {
          created_at?: string;
          description?: string | null;
          generation_id?: string | null;
          id?: string;
          name: string;
          number?: number;
          order_index?: number;
          page_id: string;
          project_id?: string;
          revision?: number;
        };
        Update: {
          created_at?: string;
          description?: string | null;
          generation_id?: string | null;
          id?: string;
          name?: string;
          number?: number;
          order_index?: number;
          page_id?: string;
          project_id?: string;
          revision?: number;
        };
        Relationships: [
          {
            foreignKeyName: "sections_generation_id_project_id_fkey";
            columns: ["generation_id","project_id"];
            isOneToOne: false;
            referencedRelation: "generations";
            referencedColumns: ["id","project_id"];
          },
          {
            foreignKeyName: "sections_page_id_project_id_fkey";
            columns: ["page_id","project_id"];
            isOneToOne: false;
            referencedRelation: "pages";
            referencedColumns: ["id","project_id"];
          },
          {
            foreignKeyName: "sections_project_id_fkey";
            columns: ["project_id"];
            isOneToOne: false;
            referencedRelation: "projects";
            referencedColumns: ["id"];
          },
        ];
      };
      security_measures: {
        Row: {
          created_at: string;
          generation_id: string | null;
          id: string;
          measure: string;
          name: string;
          number: number;
          position: number;
          project_id: string;
          revision: number;
          threat: string;
          verification: string | null;
        };
        Insert: {
          created_at?: string;
          generation_id?: string | null;
          id?: string;
          measure: string;
          name: string;
          number?: number;
          position?: number;
          project_id: string;
          revision?: number;
          threat: string;
          verification?: string | null;
        };
        Update: {
          created_at?: string;
          generation_id?: string | null;
          id?: string;
          measure?: string;
          name?: string;
          number?: number;
          position?: number;
          project_id?: string;
          revision?: number;
          threat?: string;
          verification?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "security_measures_generation_id_project_id_fkey";
            columns: ["generation_id","project_id"];
            isOneToOne: false;
            referencedRelation: "generations";
            referencedColumns: ["id","project_id"];
          },
          {
            foreignKeyName: "security_measures_project_id_fkey";
            columns: ["project_id"];
            isOneToOne: false;
            referencedRelation: "projects";
            referencedColumns: ["id"];
          },
        ];
      };
      settled_contradictions: {
        Row: {
          a_hash: string;
          a_place: string;
          b_hash: string;
          b_place: string;
          id: string;
          kind: string;
          project_id: string;
          reason: string;
          settled_at: string;
          settled_by: string | null;
        };
        Insert: {
          a_hash: string;
          a_place: string;
          b_hash: string;
          b_place: string;
          id?: string;
          kind: string;
          project_id: string;
          reason: string;
          settled_at?: string;
          settled_by?: string | null;
        };
        Update: {
          a_hash?: string;
          a_place?: string;
          b_hash?: string;
          b_place?: string;
          id?: string;
          kind?: string;
          project_id?: string;
          reason?: string;
          settled_at?: string;
          settled_by?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "settled_contradictions_project_id_fkey";
            columns: ["project_id"];
            isOneToOne: false;
            referencedRelation: "projects";
            referencedColumns: ["id"];
          },
        ];
      };
      source_texts: {
        Row: {
          id: string;
          name: string;
          project_id: string;
          read_at: string;
          reference: string;
          text: string;
        };
        Insert: {
          id?: string;
          name: string;
          project_id: string;
          read_at?: string;
          reference: string;
          text: string;
        };
        Update: {
          id?: string;
          name?: string;
          project_id?: string;
          read_at?: string;
          reference?: string;
          text?: string;
        };
        Relationships: [
          {
            foreignKeyName: "source_texts_project_id_fkey";
            columns: ["project_id"];
            isOneToOne: false;
            referencedRelation: "projects";
            referencedColumns: ["id"];
          },
        ];
      };
      specification_snapshots: {
        Row: {
          content: Json;
          created_at: string;
          created_by: string | null;
          id: string;
          next_version: string | null;
          project_id: string;
          restored_version: string | null;
          version: string;
        };
        Insert: {
          content: Json;
          created_at?: string;
          created_by?: string | null;
          id?: string;
          next_version?: string | null;
          project_id: string;
          restored_version?: string | null;
          version: string;
        };
        Update: {
          content?: Json;
          created_at?: string;
          created_by?: string | null;
          id?: string;
          next_version?: string | null;
          project_id?: string;
          restored_version?: string | null;
          version?: string;
        };
        Relationships: [
          {
            foreignKeyName: "specification_snapshots_project_id_fkey";
            columns: ["project_id"];
            isOneToOne: false;
            referencedRelation: "projects";
            referencedColumns: ["id"];
          },
        ];
      };
      specifications: {
        Row: {
          backend_details: string | null;
          business_model: string | null;
          business_model_type: string | null;
          created_at: string;
          custom_design_system_url: string | null;
          database_details: string | null;
          design_connections: Json | null;
          design_system: string | null;
          frontend_details: string | null;
          id: string;
          payment_provider: string | null;
          pricing_details: string | null;
          product_perspective: string | null;
          project_id: string;
          project_overview: string | null;
          project_scope: string | null;
          references_list: string | null;
          revision: number;
          security_risks: string | null;
          selected_colors: string | null;
          selected_corners: string | null;
          selected_typography: string | null;
          third_party_integrations: Json | null;
          updated_at: string;
          version: string;
        };
        Insert: {
          backend_details?: string | null;
          business_model?: string | null;
          business_model_type?: string | null;
          created_at?: string;
          custom_design_system_url?: string | null;
          database_details?: string | null;
          design_connections?: Json | null;
          design_system?: string | null;
          frontend_details?: string | null;
          id?: string;
          payment_provider?: string | null;
          pricing_details?: string | null;
          product_perspective?: string | null;
          project_id: string;
          project_overview?: string | null;
          project_scope?: string | null;
          references_list?: string | null;
          revision?: number;
          security_risks?: string | null;
          selected_colors?: string | null;
          selected_corners?: string | null;
          selected_typography?: string | null;
          third_party_integrations?: Json | null;
          updated_at?: string;
          version: string;
        };
        Update: {
          backend_details?: string | null;
          business_model?: string | null;
          business_model_type?: string | null;
          created_at?: string;
          custom_design_system_url?: string | null;
          database_details?: string | null;
          design_connections?: Json | null;
          design_system?: string | null;
          frontend_details?: string | null;
          id?: string;
          payment_provider?: string | null;
          pricing_details?: string | null;
          product_perspective?: string | null;
          project_id?: string;
          project_overview?: string | null;
          project_scope?: string | null;
          references_list?: string | null;
          revision?: number;
          security_risks?: string | null;
          selected_colors?: string | null;
          selected_corners?: string | null;
          selected_typography?: string | null;
          third_party_integrations?: Json | null;
          updated_at?: string;
          version?: string;
        };
        Relationships: [
          {
            foreignKeyName: "specifications_project_id_fkey";
            columns: ["project_id"];
            isOneToOne: false;
            referencedRelation: "projects";
            referencedColumns: ["id"];
          },
        ];
      };
      statement_sources: {
        Row: {
          accepted_at: string | null;
          accepted_by: string | null;
          field: string | null;
          generation_id: string | null;
          id: string;
          key_name: string | null;
          kind: string;
          made_at: string;
          made_by: string | null;
          model: string | null;
          project_id: string;
          quote: string | null;
          reference: Json | null;
          revision: number;
          row_id: string;
          table_name: string;
          unit_key: string | null;
        };
        Insert: {
          accepted_at?: string | null;
          accepted_by?: string | null;
          field?: string | null;
          generation_id?: string | null;
          id?: string;
          key_name?: string | null;
          kind: string;
          made_at: string;
          made_by?: string | null;
          model?: string | null;
          project_id: string;
          quote?: string | null;
          reference?: Json | null;
          revision: number;
          row_id: string;
          table_name: string;
          unit_key?: string | null;
        };
        Update: {
          accepted_at?: string | null;
          accepted_by?: string | null;
          field?: string | null;
          generation_id?: string | null;
          id?: string;
          key_name?: string | null;
          kind?: string;
          made_at?: string;
          made_by?: string | null;
          model?: string | null;
          project_id?: string;
          quote?: string | null;
          reference?: Json | null;
          revision?: number;
          row_id?: string;
          table_name?: string;
          unit_key?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "statement_sources_generation_id_fkey";
            columns: ["generation_id"];
            isOneToOne: false;
            referencedRelation: "generations";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "statement_sources_project_id_fkey";
            columns: ["project_id"];
            isOneToOne: false;
            referencedRelation: "projects";
            referencedColumns: ["id"];
          },
        ];
      };
      test_cases: {
        Row: {
          created_at: string;
          generation_id: string | null;
          given: string;
          id: string;
          name: string;
          number: number;
          position: number;
          project_id: string;
          revision: number;
          then: string;
          user_story_id: string | null;
          when: string;
        };
        Insert: {
          created_at?: string;
          generation_id?: string | null;
          given: string;
          id?: string;
          name: string;
          number?: number;
          position?: number;
          project_id: string;
          revision?: number;
          then: string;
          user_story_id?: string | null;
          when: string;
        };
        Update: {
          created_at?: string;
          generation_id?: string | null;
          given?: string;
          id?: string;
          name?: string;
          number?: number;
          position?: number;
          project_id?: string;
          revision?: number;
          then?: string;
          user_story_id?: string | null;
          when?: string;
        };
        Relationships: [
          {
            foreignKeyName: "test_cases_generation_id_project_id_fkey";
            columns: ["generation_id","project_id"];
            isOneToOne: false;
            referencedRelation: "generations";
            referencedColumns: ["id","project_id"];
          },
          {
            foreignKeyName: "test_cases_project_id_fkey";
            columns: ["project_id"];
            isOneToOne: false;
            referencedRelation: "projects";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "test_cases_user_story_id_project_id_fkey";
            columns: ["user_story_id","project_id"];
            isOneToOne: false;
            referencedRelation: "user_stories";
            referencedColumns: ["id","project_id"];
          },
        ];
      };
      unit_decisions: {
        Row: {
          decided_at: string;
          decided_by: string | null;
          id: string;
          project_id: string;
          quote: string;
          reason: string | null;
          row_id: string | null;
          state: string;
          table_name: string | null;
          unit_key: string;
        };
        Insert: {
          decided_at?: string;
          decided_by?: string | null;
          id?: string;
          project_id: string;
          quote: string;
          reason?: string | null;
          row_id?: string | null;
          state: string;
          table_name?: string | null;
          unit_key: string;
        };
        Update: {
          decided_at?: string;
          decided_by?: string | null;
          id?: string;
          project_id?: string;
          quote?: string;
          reason?: string | null;
          row_id?: string | null;
          state?: string;
          table_name?: string | null;
          unit_key?: string;
        };
        Relationships: [
          {
            foreignKeyName: "unit_decisions_project_id_fkey";
            columns: ["project_id"];
            isOneToOne: false;
            referencedRelation: "projects";
            referencedColumns: ["id"];
          },
        ];
      };
      user_classes: {
        Row: {
          created_at: string;
          description: string | null;
          generation_id: string | null;
          id: string;
          name: string;
          number: number;
          position: number;
          privileges: string | null;
          project_id: string;
          revision: number;
        };
        Insert: {
          created_at?: string;
          description?: string | null;
          generation_id?: string | null;
          id?: string;
          name: string;
          number?: number;
          position?: number;
          privileges?: string | null;
          project_id: string;
          revision?: number;
        };
        Update: {
          created_at?: string;
          description?: string | null;
          generation_id?: string | null;
          id?: string;
          name?: string;
          number?: number;
          position?: number;
          privileges?: string | null;
          project_id?: string;
          revision?: number;
        };
        Relationships: [
          {
            foreignKeyName: "user_classes_generation_id_project_id_fkey";
            columns: ["generation_id","project_id"];
            isOneToOne: false;
            referencedRelation: "generations";
            referencedColumns: ["id","project_id"];
          },
          {
            foreignKeyName: "user_classes_project_id_fkey";
            columns: ["project_id"];
            isOneToOne: false;
            referencedRelation: "projects";
            referencedColumns: ["id"];
          },
        ];
      };
      user_stories: {
        Row: {
          acceptance_criteria: string;
          created_at: string;
          generation_id: string | null;
          id: string;
          name: string;
          number: number;
          position: number;
          priority: Database["public"]["Enums"]["story_priority"] | null;
          project_id: string;
          revision: number;
          story: string;
          user_class_id: string;
        };
        Insert: {
          acceptance_criteria: string;
          created_at?: string;
          generation_id?: string | null;
          id?: string;
          name: string;
          number?: number;
          position?: number;
          priority?: Database["public"]["Enums"]["story_priority"] | null;
          project_id: string;
          revision?: number;
          story: string;
          user_class_id: string;
        };
        Update: {
          acceptance_criteria?: string;
          created_at?: string;
          generation_id?: string | null;
          id?: string;
          name?: string;
          number?: number;
          position?: number;
          priority?: Database["public"]["Enums"]["story_priority"] | null;
          project_id?: string;
          revision?: number;
          story?: string;
          user_class_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "user_stories_generation_id_project_id_fkey";
            columns: ["generation_id","project_id"];
            isOneToOne: false;
            referencedRelation: "generations";
            referencedColumns: ["id","project_id"];
          },
          {
            foreignKeyName: "user_stories_project_id_fkey";
            columns: ["project_id"];
            isOneToOne: false;
            referencedRelation: "projects";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "user_stories_user_class_id_project_id_fkey";
            columns: ["user_class_id","project_id"];
            isOneToOne: false;
            referencedRelation: "user_classes";
            referencedColumns: ["id","project_id"];
          },
        ];
      };
      version_figures: {
        Row: {
          found_at: string;
          held_to: string;
          project_id: string;
          shares: Json;
        };
        Insert: {
          found_at?: string;
          held_to: string;
          project_id: string;
          shares: Json;
        };
        Update: {
          found_at?: string;
          held_to?: string;
          project_id?: string;
          shares?: Json;
        };
        Relationships: [
          {
            foreignKeyName: "version_figures_project_id_fkey";
            columns: ["project_id"];
            isOneToOne: true;
            referencedRelation: "projects";
            referencedColumns: ["id"];
          },
        ];
      };
      waitlist: {
        Row: {
          created_at: string;
          email: string;
          id: string;
        };
        Insert: {
          created_at?: string;
          email: string;
          id?: string;
        };
        Update: {
          created_at?: string;
          email?: string;
          id?: string;
        };
        Relationships: [
        ];
      };
      web_evidence: {
        Row: {
          address: string;
          decided_at: string | null;
          decided_by: string | null;
          detail: Json;
          entry_id: string;
          id: string;
          kind: string;
          name: string;
          organization_id: string;
          place: number;
          quote: string;
          read_at: string;
          state: string;
        };
        Insert: {
          address: string;
          decided_at?: string | null;
          decided_by?: string | null;
          detail?: Json;
          entry_id: string;
          id?: string;
          kind: string;
          name: string;
          organization_id: string;
          place?: number;
          quote: string;
          read_at?: string;
          state?: string;
        };
        Update: {
          address?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          detail?: Json;
          entry_id?: string;
          id?: string;
          kind?: string;
          name?: string;
          organization_id?: string;
          place?: number;
          quote?: string;
          read_at?: string;
          state?: string;
        };
        Relationships: [
          {
            foreignKeyName: "web_evidence_entry_id_organization_id_fkey";
            columns: ["entry_id","organization_id"];
            isOneToOne: false;
            referencedRelation: "web_to_prd";
            referencedColumns: ["id","organization_id"];
          },
        ];
      };
      web_requests: {
        Row: {
          created_at: string;
          created_by: string | null;
          error: string | null;
          finished_at: string | null;
          function: string;
          id: string;
          input_tokens: number | null;
          model: string | null;
          organization_id: string;
          output_tokens: number | null;
          own_model: boolean;
          provider: string;
          status: Database["public"]["Enums"]["generation_status"];
        };
        Insert: {
          created_at?: string;
          created_by?: string | null;
          error?: string | null;
          finished_at?: string | null;
          function: string;
          id?: string;
          input_tokens?: number | null;
          model?: string | null;
          organization_id: string;
          output_tokens?: number | null;
          own_model?: boolean;
          provider: string;
          status?: Database["public"]["Enums"]["generation_status"];
        };
        Update: {
          created_at?: string;
          created_by?: string | null;
          error?: string | null;
          finished_at?: string | null;
          function?: string;
          id?: string;
          input_tokens?: number | null;
          model?: string | null;
          organization_id?: string;
          output_tokens?: number | null;
          own_model?: boolean;
          provider?: string;
          status?: Database["public"]["Enums"]["generation_status"];
        };
        Relationships: [
          {
            foreignKeyName: "web_requests_organization_id_fkey";
            columns: ["organization_id"];
            isOneToOne: false;
            referencedRelation: "organizations";
            referencedColumns: ["id"];
          },
        ];
      };
      web_to_prd: {
        Row: {
          addresses: string[];
          business_model: string | null;
          created_at: string;
          created_by: string | null;
          description: string | null;
          drafting_since: string | null;
          features: Json;
          guesses: string[];
          id: string;
          industry: string | null;
          name: string;
          organization_id: string;
          unread: Json;
          website_url: string;
        };
        Insert: {
          addresses?: string[];
          business_model?: string | null;
          created_at?: string;
          created_by?: string | null;
          description?: string | null;
          drafting_since?: string | null;
          features?: Json;
          guesses?: string[];
          id?: string;
          industry?: string | null;
          name: string;
          organization_id: string;
          unread?: Json;
          website_url: string;
        };
        Update: {
          addresses?: string[];
          business_model?: string | null;
          created_at?: string;
          created_by?: string | null;
          description?: string | null;
          drafting_since?: string | null;
          features?: Json;
          guesses?: string[];
          id?: string;
          industry?: string | null;
          name?: string;
          organization_id?: string;
          unread?: Json;
          website_url?: string;
        };
        Relationships: [
          {
            foreignKeyName: "web_to_prd_organization_id_fkey";
            columns: ["organization_id"];
            isOneToOne: false;
            referencedRelation: "organizations";
            referencedColumns: ["id"];
          },
        ];
      };
    };
    Views: { [_ in never]: never };
    Functions: {
      accept_draft: { Args: { generation_id: string; over: Json }; Returns: number };
      accept_invitation: { Args: { invitation_id: string }; Returns: string };
      accept_invitation_token: { Args: { token: string }; Returns: string };
      accept_proposals: { Args: { project_id: string; decisions: Json }; Returns: number };
      accept_rows: { Args: { project_id: string; accepted: Json }; Returns: string[] };
      add_page_design: { Args: { page_id: string; design: Json }; Returns: boolean };
      allow_connection: { Args: { project_id: string; scope: string; client_id: string; client_name: string; client_host: string; is_verified: boolean; redirect_uri: string; audience: string; audience_hash: string; challenge: string; code_hash: string; proof: string }; Returns: undefined };
      beat_drafting_run: { Args: { run_id: string; attempt: number }; Returns: boolean };
      beat_generation: { Args: { id: string }; Returns: boolean };
      beat_run: { Args: { run_id: string; attempt: number }; Returns: string[] };
      begin_drafting_part: { Args: { run_id: string; attempt: number; function: string; provider: string; model?: string; own_model?: boolean; daily_limit?: number }; Returns: string };
      bring_left_out: { Args: { generation_id: string }; Returns: number };
      bring_rows: { Args: { name: string; project_id?: string; new_project?: Json; written?: Json; changed?: Json; texts?: Json; texts_revision?: number; kept?: string; questionnaire?: Json }; Returns: Json };
      change_lists: { Args: { project_id: string; lists: Json; takes_back?: boolean }; Returns: Json };
      change_rows: { Args: { project_id: string; table_name: string; changes: Json; takes_back?: boolean }; Returns: Json };
      clone_specification: { Args: { project_id: string; new_version: string }; Returns: string };
      copy_rows: { Args: { project_id: string; table_name: string; ids: string[] }; Returns: string[] };
      count_connection_look: { Args: never; Returns: undefined };
      count_model_trial: { Args: { organization_id: string }; Returns: undefined };
      count_rows: { Args: { project_id: string }; Returns: Json };
      decline_invitation: { Args: { invitation_id: string }; Returns: undefined };
      decline_proposals: { Args: { project_id: string; ids: string[] }; Returns: number };
      delete_my_account: { Args: { email: string }; Returns: undefined };
      end_connection: { Args: { token: string; client_id: string }; Returns: undefined };
      end_my_session: { Args: { session_id: string }; Returns: undefined };
      end_silent_generations: { Args: { project_id: string }; Returns: number };
      export_audit_log: { Args: { organization_id: string; format: string; areas?: string[]; person?: string; since?: string; until?: string; before_at?: string; before_id?: string }; Returns: { action: string; actor_id: string; actor_label: string; address: string; agent: string; at: string; details: Json; id: string; target_id: string; target_kind: string; target_label: string }[] };
      finish_drafting_part: { Args: { run_id: string; generation_id: string; drafted?: Json; texts?: Json; input_tokens?: number; output_tokens?: number; answer?: Json; notes?: string[]; left_out?: Json }; Returns: number };
      finish_generation: { Args: { generation_id: string; drafted?: Json; input_tokens?: number; output_tokens?: number; answer?: Json; notes?: string[]; left_out?: Json; rewritten?: Json; texts?: Json }; Returns: number };
      get_audit_log: { Args: { organization_id: string; areas?: string[]; person?: string; since?: string; until?: string; before_at?: string; before_id?: string }; Returns: { action: string; actor_id: string; actor_label: string; address: string; agent: string; at: string; details: Json; id: string; target_id: string; target_kind: string; target_label: string }[] };
      get_closed_organizations: { Args: never; Returns: { email_domains: string[]; name: string; organization_id: string; reason: string }[] };
      get_completeness: { Args: { project_id: string; version?: string }; Returns: Json };
      get_coverage: { Args: { project_id: string }; Returns: Json };
      get_deleted_names: { Args: { project_id: string }; Returns: { name: string; table_name: string; ties: Json }[] };
      get_drafting_run: { Args: { project_id: string }; Returns: Json };
      get_generation_usage: { Args: { organization_id: string; days?: number }; Returns: { day: string; failed: number; input_tokens: number; output_tokens: number; own_runs: number; runs: number }[] };
      get_instance_figures: { Args: never; Returns: Json };
      get_invitation: { Args: { token: string }; Returns: { email: string; expires_at: string; organization_name: string; role: Database["public"]["Enums"]["organization_role"]; state: string }[] };
      get_members_outside: { Args: { organization_id: string; email_domains: string[] }; Returns: { email: string; role: Database["public"]["Enums"]["organization_role"]; user_id: string }[] };
      get_my_data: { Args: never; Returns: Json };
      get_my_invitations: { Args: never; Returns: { created_at: string; expires_at: string; id: string; organization_id: string; organization_name: string; role: Database["public"]["Enums"]["organization_role"] }[] };
      get_my_sessions: { Args: never; Returns: { address: string; created_at: string; id: string; is_current: boolean; last_seen_at: string; user_agent: string }[] };
      get_org_invitations: { Args: { org_id: string }; Returns: { created_at: string; email: string; expires_at: string; id: string; invited_by: string; organization_id: string; role: Database["public"]["Enums"]["organization_role"] }[] };
      get_removals: { Args: { project_id: string }; Returns: { count: number; id: string; name: string; number: number; removed_at: string; removed_by: string; row_id: string; table_name: string }[] };
      get_undoable_generations: { Args: { project_id: string }; Returns: string[] };
      get_version_content: { Args: { project_id: string; version: string; snapshot_id?: string }; Returns: Json };
      is_operator: { Args: never; Returns: boolean };
      is_org_admin: { Args: { org_id: string; user_id_param: string }; Returns: boolean };
      keep_source_texts: { Args: { project_id: string; texts: Json }; Returns: undefined };
      knock_at_share: { Args: { token: string; proof: string; visitor: string; tries: boolean }; Returns: Json };
      list_acceptance: { Args: { project_id: string }; Returns: Json };
      list_activity: { Args: { project_id: string; before?: string; person?: string; list?: string }; Returns: { change: string; first_at: string; id: string; key_name: string; last_at: string; made_by: string; proposed_by: string; rows: number; samples: Json; table_name: string; through: string }[] };
      list_instance_organizations: { Args: { search?: string; after_name?: string; after_id?: string }; Returns: { created_at: string; drafts: number; file_bytes: number; found: number; id: string; members: number; name: string; projects: number; row_count: number }[] };
      list_rows: { Args: { project_id: string; tables: string[]; most?: number; beyond?: number }; Returns: Json };
      list_told_sources: { Args: { project_id: string }; Returns: Json };
      list_work: { Args: { project_id: string }; Returns: Json };
      list_work_with_key: { Args: { key: string; resource?: string }; Returns: Json };
      move_rows: { Args: { project_id: string; table_name: string; ids: string[]; before?: string }; Returns: number };
      open_organization_model: { Args: { organization_id: string; proof: string }; Returns: { base_url: string; model: string; provider: string; readable: boolean; sealed_key: string }[] };
      propose_change: { Args: { project_id: string; proposal: Json; idempotency_key?: string }; Returns: Json };
      propose_changes: { Args: { project_id: string; proposals: Json; idempotency_key?: string }; Returns: Json };
      propose_with_key: { Args: { key: string; proposal: Json; idempotency_key?: string; resource?: string }; Returns: Json };
      quality_with_key: { Args: { key: string; resource?: string }; Returns: Json };
      read_beside: { Args: { project_id: string; version: string; wanted: string[] }; Returns: Json };
      read_document_beginning: { Args: { project_id: string }; Returns: Json };
      read_mine: { Args: { parts: string[] }; Returns: Json };
      read_organization: { Args: { organization_id: string; parts: string[] }; Returns: Json };
      read_project: { Args: { project_id: string; parts: string[] }; Returns: Json };
      read_quality: { Args: { project_id: string; version?: string }; Returns: Json };
      read_share: { Args: { token: string; proof: string; visitor: string }; Returns: Json };
      read_with_key: { Args: { key: string; version?: string; known?: string; resource?: string; beside?: string[] }; Returns: Json };
      record_export: { Args: { project_id: string; what: string; format: string }; Returns: undefined };
      record_export_with_key: { Args: { key: string; what: string; format: string; resource?: string }; Returns: undefined };
      remove_page_design: { Args: { page_id: string; design: Json }; Returns: boolean };
      remove_rows: { Args: { project_id: string; table_name: string; ids: string[] }; Returns: number };
      renew_connection: { Args: { refresh: string; client_id: string; audience: string; hashed_key: string; prefix: string; last_four: string; refresh_hash: string }; Returns: Json };
      renew_invitation: { Args: { invitation_id: string; token_hash: string }; Returns: { email: string; expires_at: string; organization_name: string; role: Database["public"]["Enums"]["organization_role"] }[] };
      reopen_proposals: { Args: { project_id: string; ids: string[] }; Returns: number };
      reorder_sections: { Args: { page_id: string; ids: string[] }; Returns: number };
      report_progress: { Args: { project_id: string; report: Json; idempotency_key?: string }; Returns: Json };
      report_with_key: { Args: { key: string; report: Json; idempotency_key?: string; resource?: string }; Returns: Json };
      restore_removed: { Args: { ids: string[] }; Returns: number };
      restore_revision: { Args: { revision_id: string }; Returns: number };
      restore_state: { Args: { project_id: string; version: string; snapshot_id?: string; parts?: Json; keeps_added?: boolean }; Returns: { restored: Json; state_id: string; state_version: string }[] };
      revisions_with_key: { Args: { key: string; since?: string; list?: string; number?: number; revision?: number; resource?: string }; Returns: Json };
      save_organization_model: { Args: { organization_id: string; provider: string; model: string; proof_hash: string; base_url?: string; sealed_key?: string; key_hint?: string }; Returns: undefined };
      save_organization_security: { Args: { organization_id: string; requires_second_factor?: boolean; email_domains?: string[]; audit_days?: number }; Returns: undefined };
      search_project: { Args: { project_id: string; query: string; of_table?: string; most?: number; cited_table?: string; cited_number?: number }; Returns: { count: number; excerpts: Json; field: string; marks: string[]; name: string; number: number; page_id: string; row_id: string; table_name: string }[] };
      split_row: { Args: { project_id: string; table_name: string; row_id: string; revision: number; field: string; first: string; second: string; name: string }; Returns: Json };
      start_drafting_run: { Args: { project_id: string; functions: string[]; adds_to_all?: boolean; goes_on?: string; instruction?: string }; Returns: { attempt: number; id: string; is_begun: boolean }[] };
      start_generation: { Args: { project_id: string; function: string; provider: string; model?: string; asked?: string; request_key?: string; own_model?: boolean; daily_limit?: number; instruction?: string }; Returns: string };
      start_project: { Args: { name: string; questionnaire?: Json; organization_id?: string }; Returns: { owner_id: string; project_id: string }[] };
      start_sample: { Args: { name: string; questionnaire: Json; organization_id?: string }; Returns: { owner_id: string; project_id: string }[] };
      start_web_request: { Args: { organization_id: string; function: string; provider: string; model?: string; own_model?: boolean; daily_limit?: number }; Returns: string };
      stop_drafting_run: { Args: { run_id: string }; Returns: boolean };
      strike_figures: { Args: { project_id: string; struck: Json }; Returns: Json };
      switch_version: { Args: { project_id: string; version: string }; Returns: string };
      take_back_acceptances: { Args: { project_id: string; ids: string[] }; Returns: number };
      take_connection: { Args: { code: string; client_id: string; redirect_uri: string; audience: string; verifier: string; hashed_key: string; prefix: string; last_four: string; refresh_hash: string }; Returns: Json };
      undo_drafting_run: { Args: { run_id: string }; Returns: number };
      undo_generation: { Args: { generation_id: string }; Returns: number };
      undo_import: { Args: { import_id: string }; Returns: number };
    };
    Enums: {
      external_interface_kind: "user" | "hardware" | "software" | "communication";
      generation_status: "running" | "succeeded" | "failed" | "undone";
      organization_role: "viewer" | "member" | "admin";
      quality_characteristic: "functional_suitability" | "performance_efficiency" | "compatibility" | "interaction_capability" | "reliability" | "security" | "maintainability" | "flexibility" | "safety";
      quality_subcharacteristic: "functional_completeness" | "functional_correctness" | "functional_appropriateness" | "time_behaviour" | "resource_utilization" | "capacity" | "co_existence" | "interoperability" | "appropriateness_recognizability" | "learnability" | "operability" | "user_error_protection" | "user_engagement" | "inclusivity" | "user_assistance" | "self_descriptiveness" | "faultlessness" | "availability" | "fault_tolerance" | "recoverability" | "confidentiality" | "integrity" | "non_repudiation" | "accountability" | "authenticity" | "resistance" | "modularity" | "reusability" | "analysability" | "modifiability" | "testability" | "adaptability" | "scalability" | "installability" | "replaceability" | "operational_constraint" | "risk_identification" | "fail_safe" | "hazard_warning" | "safe_integration";
      story_priority: "must" | "should" | "could" | "wont";
    };
    CompositeTypes: { [_ in never]: never };
  };
};
