{{- define "product-architect.name" -}}
{{- if contains .Chart.Name .Release.Name -}}
{{- .Release.Name | trunc 52 | trimSuffix "-" -}}
{{- else -}}
{{- printf "%s-%s" .Release.Name .Chart.Name | trunc 52 | trimSuffix "-" -}}
{{- end -}}
{{- end -}}

{{- define "product-architect.selector" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "product-architect.labels" -}}
{{ include "product-architect.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end -}}

{{- define "product-architect.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end -}}

{{- define "product-architect.secret" -}}
{{ .Values.existingSecret | default (include "product-architect.name" .) }}
{{- end -}}

{{- define "product-architect.account" -}}
{{- if .Values.serviceAccount.create -}}
{{ .Values.serviceAccount.name | default (include "product-architect.name" .) }}
{{- else -}}
{{ .Values.serviceAccount.name | default "default" }}
{{- end -}}
{{- end -}}

{{- define "product-architect.keepsFiles" -}}
{{- if or (eq .Values.database "embedded") .Values.persistence.enabled -}}true{{- end -}}
{{- end -}}

{{- /* Of a volume that pods of one node alone can have; a claim of somebody else's is taken for one that all can. */ -}}
{{- define "product-architect.ofOneNode" -}}
{{- if and (include "product-architect.keepsFiles" .) (not .Values.persistence.existingClaim) (ne .Values.persistence.accessMode "ReadWriteMany") -}}true{{- end -}}
{{- end -}}

{{- define "product-architect.host" -}}
{{ .Values.ingress.host | default (urlParse .Values.settings.SITE_URL).hostname }}
{{- end -}}

{{- define "product-architect.podSecurity" -}}
runAsNonRoot: true
runAsUser: 10001
runAsGroup: 10001
fsGroup: 10001
fsGroupChangePolicy: OnRootMismatch
seccompProfile:
  type: RuntimeDefault
{{- end -}}

{{- define "product-architect.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities:
  drop: [ALL]
{{- end -}}

{{- define "product-architect.variables" -}}
- configMapRef:
    name: {{ include "product-architect.name" . }}
{{- if or .Values.existingSecret .Values.secrets }}
- secretRef:
    name: {{ include "product-architect.secret" . }}
{{- end }}
{{- end -}}

{{- define "product-architect.data" -}}
- name: data
{{- if include "product-architect.keepsFiles" . }}
  persistentVolumeClaim:
    claimName: {{ .Values.persistence.existingClaim | default (include "product-architect.name" .) }}
{{- else }}
  emptyDir: {}
{{- end }}
- name: tmp
  emptyDir: {}
{{- end -}}

{{- define "product-architect.backups" -}}
- name: backups
  persistentVolumeClaim:
    claimName: {{ .Values.backup.existingClaim | default (printf "%s-backups" (include "product-architect.name" .)) }}
{{- end -}}

{{- /* What would lose something, or never start, is refused before it is installed. */ -}}
{{- define "product-architect.check" -}}
{{- $embedded := eq .Values.database "embedded" -}}
{{- $several := or .Values.autoscaling.enabled (gt (int .Values.replicaCount) 1) -}}
{{- if and $embedded $several -}}
{{- fail "The embedded PostgreSQL belongs to one replica: set replicaCount to 1 and autoscaling.enabled to false, or database to external." -}}
{{- end -}}
{{- if and $embedded (or .Values.secrets.DATABASE_URL .Values.settings.DATABASE_URL) -}}
{{- fail "DATABASE_URL is set: set database to external, or leave DATABASE_URL out." -}}
{{- end -}}
{{- if not (or $embedded .Values.existingSecret .Values.secrets.DATABASE_URL) -}}
{{- fail "Set secrets.DATABASE_URL, or existingSecret to a Secret that has it, or database to embedded." -}}
{{- end -}}
{{- if not (or (include "product-architect.keepsFiles" .) .Values.settings.S3_BUCKET) -}}
{{- fail "Files would be lost with the pod: set settings.S3_BUCKET, or persistence.enabled." -}}
{{- end -}}
{{- if and $several .Values.persistence.enabled (not .Values.persistence.existingClaim) (ne .Values.persistence.accessMode "ReadWriteMany") -}}
{{- fail "Several replicas share /data: set persistence.accessMode to ReadWriteMany, or keep files in settings.S3_BUCKET." -}}
{{- end -}}
{{- if not (or (include "product-architect.keepsFiles" .) .Values.existingSecret .Values.secrets.SECRETS_KEY) -}}
{{- fail "The key of secrets would be lost with the pod: set secrets.SECRETS_KEY, or persistence.enabled." -}}
{{- end -}}
{{- if and $several (not (or .Values.existingSecret .Values.secrets.SMTP_URL .Values.settings.SMTP_URL)) -}}
{{- fail "Several replicas have an outbox each, which ends with its pod: set secrets.SMTP_URL." -}}
{{- end -}}
{{- if and .Values.backup.enabled (not $embedded) (include "product-architect.ofOneNode" .) (eq .Values.persistence.accessMode "ReadWriteOncePod") -}}
{{- fail "The job that makes backups reads /data beside the server: set persistence.accessMode to ReadWriteOnce or ReadWriteMany, or backup.enabled to false." -}}
{{- end -}}
{{- if and .Values.restore (not .Values.backup.enabled) -}}
{{- fail "The backup to be restored lies on the volume of backups: set backup.enabled to true." -}}
{{- end -}}
{{- if and .Values.metrics.serviceMonitor (not (or .Values.existingSecret .Values.secrets.METRICS_TOKEN)) -}}
{{- fail "Figures are told to who has the token: set secrets.METRICS_TOKEN, or metrics.serviceMonitor to false." -}}
{{- end -}}
{{- end -}}
