# A release in the cluster of the kubeconfig at hand, on a PostgreSQL and a bucket that are there already:
#
#   terraform init && terraform apply -var database_url=postgres://…

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
  ingress      = { class_name = "nginx", tls_secret = "specs-example-com" }

  settings = {
    AI_PROVIDER = "openai-compatible"
    AI_BASE_URL = "http://vllm.models.svc:8000/v1"
    AI_MODEL    = "llama-3.3-70b-instruct"
  }
  secrets = {
    SMTP_URL = var.smtp_url
  }
}

output "url" {
  value = module.product_architect.url
}
