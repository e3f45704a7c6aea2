output "url" {
  description = "The address people use."
  value       = var.site_url
}

output "namespace" {
  description = "Namespace it is installed in."
  value       = local.namespace
}

output "release" {
  description = "Name and version of the release."
  value       = "${helm_release.this.name} ${helm_release.this.version}"
}

output "secrets_key" {
  description = "Opens what is secret in the database and in its backups: keep a copy apart from both."
  value       = random_password.secrets_key.result
  sensitive   = true
}

output "metrics_token" {
  description = "What Prometheus shows at /metrics."
  value       = random_password.metrics_token.result
  sensitive   = true
}
