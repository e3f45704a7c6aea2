# A release in the cluster of the kubeconfig at hand, on a PostgreSQL and a bucket that are there already:
#
#   terraform init && terraform apply      # asks for the addresses and keys that are secret

terraform {
  required_version = ">= 1.5"
}

variable "database_url" {
  type      = string
  sensitive = true
}

variable "smtp_url" {
  type      = string
  sensitive = true
}

variable "bucket_keys" {
  type      = object({ id = string, secret = string })
  sensitive = true
}

provider "kubernetes" {
  config_path = "~/.kube/config"
}

provider "helm" {
  kubernetes = {
    config_path = "~/.kube/config"
  }
}

module "product_architect" {
  source = "../"

  image        = { repository = "registry.example.com/product-architect" }
  site_url     = "https://specs.example.com"
  database_url = var.database_url
  bucket       = { name = "specifications", endpoint = "https://s3.example.com" }
  ingress = {
    class_name = "nginx"
    tls_secret = "specs-example-com"
    # documents of 10 MiB and sites packed as archives have to pass
    annotations = { "nginx.ingress.kubernetes.io/proxy-body-size" = "60m" }
  }

  secrets = {
    SMTP_URL             = var.smtp_url
    S3_ACCESS_KEY_ID     = var.bucket_keys.id
    S3_SECRET_ACCESS_KEY = var.bucket_keys.secret
  }
}

output "url" {
  value = module.product_architect.url
}
