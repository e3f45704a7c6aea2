variable "name" {
  description = "Name of the release and of what belongs to it."
  type        = string
  default     = "product-architect"
}

variable "namespace" {
  description = "Namespace it is installed in."
  type        = string
  default     = "product-architect"
}

variable "create_namespace" {
  description = "Whether the namespace is made here."
  type        = bool
  default     = true
}

variable "chart" {
  description = "Where the chart lies; the one beside this module where nothing is said."
  type        = string
  default     = null
}

variable "image" {
  description = "The image built with deploy/docker/Dockerfile, in a registry of yours."
  type = object({
    repository = string
    tag        = optional(string, "")
  })
}

variable "site_url" {
  description = "The address people use."
  type        = string

  validation {
    condition     = can(regex("^https?://[^/]+$", var.site_url))
    error_message = "It must be an address without a path, such as https://specs.example.com."
  }
}

variable "database_url" {
  description = "A PostgreSQL 15 or newer whose user may make roles: postgres://user:password@host:5432/database."
  type        = string
  sensitive   = true

  validation {
    condition     = can(regex("^postgres(ql)?://", var.database_url))
    error_message = "It must be an address such as postgres://user:password@host:5432/database."
  }
}

variable "bucket" {
  description = "A private bucket for uploads; its keys belong into secrets, where the pods have no role that may use it."
  type = object({
    name     = string
    endpoint = optional(string, "")
    region   = optional(string, "us-east-1")
  })
}

variable "replicas" {
  description = "How many pods run beside each other."
  type        = number
  default     = 3
}

variable "ingress" {
  description = "How it is reached from outside; null for an ingress of your own."
  type = object({
    class_name  = optional(string, "")
    annotations = optional(map(string), {})
    tls_secret  = optional(string, "")
  })
  default = null
}

variable "backup_schedule" {
  description = "When a backup is made into a volume, as cron writes it; null for none."
  type        = string
  default     = "15 2 * * *"
}

variable "settings" {
  description = "More variables of docs/operate/settings.md that are no secret."
  type        = map(string)
  default     = {}
}

variable "secrets" {
  description = "More variables that are, such as SMTP_URL, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY or AI_API_KEY."
  type        = map(string)
  default     = {}
  sensitive   = true
}

variable "values" {
  description = "More values of the chart, as YAML; what comes later counts."
  type        = list(string)
  default     = []
}
