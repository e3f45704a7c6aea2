locals {
  namespace = var.create_namespace ? kubernetes_namespace_v1.this[0].metadata[0].name : var.namespace

  secrets = merge(
    {
      DATABASE_URL  = var.database_url
      SECRETS_KEY   = random_password.secrets_key.result
      METRICS_TOKEN = random_password.metrics_token.result
    },
    var.secrets,
  )

  settings = merge(
    {
      SITE_URL    = var.site_url
      TRUST_PROXY = "1"
      S3_BUCKET   = var.bucket.name
      S3_ENDPOINT = var.bucket.endpoint
      S3_REGION   = var.bucket.region
    },
    var.settings,
  )
}

resource "kubernetes_namespace_v1" "this" {
  count = var.create_namespace ? 1 : 0

  metadata {
    name = var.namespace
    labels = {
      "pod-security.kubernetes.io/enforce" = "restricted"
    }
  }
}

# Opens what is secret in the database and in its backups: it stays as long as they do.
resource "random_password" "secrets_key" {
  length  = 43
  special = false

  lifecycle {
    prevent_destroy = true
  }
}

resource "random_password" "metrics_token" {
  length  = 43
  special = false
}

resource "kubernetes_secret_v1" "this" {
  metadata {
    name      = "${var.name}-settings"
    namespace = local.namespace
  }
  data = local.secrets
}

resource "helm_release" "this" {
  name      = var.name
  namespace = local.namespace
  chart     = coalesce(var.chart, "${path.module}/../helm/product-architect")
  atomic    = true
  timeout   = 300

  values = concat([yamlencode({
    replicaCount   = var.replicas
    image          = var.image
    database       = "external"
    settings       = local.settings
    existingSecret = kubernetes_secret_v1.this.metadata[0].name
    podAnnotations = {
      # pods are replaced when a secret has changed
      "checksum/existing-secret" = nonsensitive(sha256(jsonencode(local.secrets)))
    }
    backup = {
      enabled  = var.backup_schedule != null
      schedule = coalesce(var.backup_schedule, "15 2 * * *")
    }
    ingress = {
      enabled     = var.ingress != null
      host        = regex("^https?://([^/:]+)", var.site_url)[0]
      className   = try(var.ingress.class_name, "")
      annotations = try(var.ingress.annotations, {})
      tlsSecret   = try(var.ingress.tls_secret, "")
    }
  })], var.values)
}
