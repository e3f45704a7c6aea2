/** How it is installed; every variable of the samples is one the server reads. */
export const deployments = [
  {
    value: "helm",
    label: "Helm chart",
    headline: "On the cluster you run already",
    subline:
      "Any number of replicas beside each other on one PostgreSQL. They share the limits, the sessions and one volume for files.",
    chips: ["Kubernetes", "Replicas", "Health checks", "No outbound traffic needed"],
    file: "values.yaml",
    sample: `replicaCount: 3

image:
  repository: registry.internal/product-architect
  tag: "0.1.0"

env:
  SITE_URL: https://specs.internal
  HOST: 0.0.0.0
  PORT: "3000"
  TRUST_PROXY: "1"        # the ingress
  AI_PROVIDER: openai-compatible
  AI_BASE_URL: http://vllm.models.svc:8000/v1
  AI_MODEL: llama-3.3-70b-instruct

envFrom:
  - secretRef:
      name: product-architect  # DATABASE_URL, SECRETS_KEY, SMTP_URL

persistence:
  accessMode: ReadWriteMany
  mountPath: /data
  env: DATA_DIR

readinessProbe:
  httpGet: { path: /health, port: 3000 }`,
  },
  {
    value: "terraform",
    label: "Terraform",
    headline: "In a cloud account of your own",
    subline: "A machine in a private subnet and a managed, encrypted PostgreSQL. Nothing leaves the account but what you route.",
    chips: ["Private cloud", "Managed PostgreSQL", "Encrypted at rest", "Plan before apply"],
    file: "main.tf",
    sample: `resource "aws_db_instance" "specifications" {
  identifier              = "product-architect"
  engine                  = "postgres"
  engine_version          = "17"
  instance_class          = "db.t4g.medium"
  allocated_storage       = 50
  storage_encrypted       = true
  db_name                 = "specifications"
  username                = "owner"
  password                = var.database_password
  db_subnet_group_name    = aws_db_subnet_group.private.name
  backup_retention_period = 14
  deletion_protection     = true
}

resource "aws_instance" "app" {
  ami           = var.debian_ami
  instance_type = "t4g.medium"
  subnet_id     = var.private_subnet_id

  user_data = templatefile("cloud-init.yaml", {
    SITE_URL     = "https://specs.internal"
    DATABASE_URL = "postgres://owner:\${var.database_password}@\${aws_db_instance.specifications.endpoint}/specifications"
    SECRETS_KEY  = var.secrets_key
    SMTP_URL     = var.smtp_url
  })
}`,
  },
  {
    value: "vm",
    label: "OVA/VM pack",
    headline: "One machine, no network",
    subline:
      "The application brings its own PostgreSQL, and the built-in drafter needs no model, so a single virtual machine is a whole installation.",
    chips: ["Air-gapped", "Embedded PostgreSQL", "Built-in drafter", "Backup is one folder"],
    file: "user-data.yaml",
    sample: `#cloud-config
write_files:
  - path: /etc/product-architect.env
    permissions: "0600"
    content: |
      SITE_URL=https://specs.lab
      HOST=0.0.0.0
      PORT=3000
      DATA_DIR=/var/lib/product-architect
      LOG_LEVEL=info
  - path: /etc/systemd/system/product-architect.service
    content: |
      [Unit]
      After=network-online.target
      [Service]
      EnvironmentFile=/etc/product-architect.env
      WorkingDirectory=/opt/product-architect
      StateDirectory=product-architect
      ExecStart=/usr/bin/npm start
      Restart=always
      [Install]
      WantedBy=multi-user.target
runcmd:
  - systemctl enable --now product-architect`,
  },
] as const;
