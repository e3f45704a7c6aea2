import dockerfile from "#deploy/docker/Dockerfile?raw";
import values from "#deploy/helm/product-architect/values.yaml?raw";
import unit from "#deploy/systemd/product-architect.service?raw";
import example from "#deploy/terraform/example/main.tf?raw";
import { deployFiles } from "#domain/catalog/deploy-files.ts";

/** How it is installed: the text is that of the first of the files. */
export const deployments = [
  {
    value: "helm",
    label: "Helm chart",
    headline: "On the cluster you run already",
    subline:
      "Any number of replicas beside each other on a PostgreSQL of yours, with uploads in a bucket; or one replica with everything on a volume. What would lose data is refused before anything is installed.",
    chips: ["Kubernetes", "Rolling updates", "Restricted pods", "Scheduled backups"],
    folder: "helm/product-architect/",
    files: deployFiles.helm,
    text: values,
  },
  {
    value: "terraform",
    label: "Terraform",
    headline: "The same chart, planned before it is applied",
    subline:
      "A module that makes the namespace, the keys and the release in whatever cloud your cluster runs. You bring the PostgreSQL and the bucket.",
    chips: ["Any cloud", "Keys made for you", "Plan before apply"],
    folder: "terraform/",
    files: deployFiles.terraform,
    text: example,
  },
  {
    value: "vm",
    label: "VM (systemd)",
    headline: "One machine, no network",
    subline:
      "A confined service for any Linux machine, virtual or not, that is a whole installation: its own PostgreSQL, the built-in drafter, nothing to reach outside. You bring the machine.",
    chips: ["Air-gapped", "Embedded PostgreSQL", "Built-in drafter", "Confined by systemd"],
    folder: "systemd/",
    files: deployFiles.systemd,
    text: unit,
  },
  {
    value: "docker",
    label: "Docker",
    headline: "One image, with or without a database beside it",
    subline:
      "You build it from the product’s own files. It runs without root and without a capability, and writes nowhere but into its volumes and /tmp. Compose starts it with a PostgreSQL.",
    chips: ["Read-only", "No root", "Health check", "Compose"],
    folder: "",
    files: deployFiles.docker,
    text: dockerfile,
  },
] as const;
