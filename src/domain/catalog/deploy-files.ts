/** What an installation is made of: paths below `deploy/` of the product, and below `/deploy/` of its site. */
export const deployFiles = {
  helm: [
    "helm/product-architect/values.yaml",
    "helm/product-architect/Chart.yaml",
    "helm/product-architect/values.schema.json",
    "helm/product-architect/.helmignore",
    "helm/product-architect/templates/NOTES.txt",
    "helm/product-architect/templates/_helpers.tpl",
    "helm/product-architect/templates/backup.yaml",
    "helm/product-architect/templates/configmap.yaml",
    "helm/product-architect/templates/deployment.yaml",
    "helm/product-architect/templates/hpa.yaml",
    "helm/product-architect/templates/ingress.yaml",
    "helm/product-architect/templates/networkpolicy.yaml",
    "helm/product-architect/templates/pdb.yaml",
    "helm/product-architect/templates/pvc.yaml",
    "helm/product-architect/templates/restore.yaml",
    "helm/product-architect/templates/secret.yaml",
    "helm/product-architect/templates/service.yaml",
    "helm/product-architect/templates/serviceaccount.yaml",
    "helm/product-architect/templates/servicemonitor.yaml",
  ],
  terraform: [
    "terraform/example/main.tf",
    "terraform/main.tf",
    "terraform/variables.tf",
    "terraform/outputs.tf",
    "terraform/versions.tf",
  ],
  systemd: [
    "systemd/product-architect.service",
    "systemd/product-architect.env.example",
    "systemd/product-architect.sysusers",
    "systemd/install.sh",
  ],
  docker: ["docker/Dockerfile", "compose.yaml", "compose.env.example"],
} as const;

export const deployAddress = "/deploy/";

/** All of them in one archive. */
export const deployArchiveAddress = `${deployAddress}product-architect-deploy.zip`;
