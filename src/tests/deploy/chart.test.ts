import { existsSync, readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { Deployment } from "kubernetes-models/apps/v1/Deployment";
import { HorizontalPodAutoscaler } from "kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler";
import { CronJob } from "kubernetes-models/batch/v1/CronJob";
import { Job } from "kubernetes-models/batch/v1/Job";
import { Ingress } from "kubernetes-models/networking.k8s.io/v1/Ingress";
import { NetworkPolicy } from "kubernetes-models/networking.k8s.io/v1/NetworkPolicy";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1/PodDisruptionBudget";
import { ConfigMap } from "kubernetes-models/v1/ConfigMap";
import { PersistentVolumeClaim } from "kubernetes-models/v1/PersistentVolumeClaim";
import { Secret } from "kubernetes-models/v1/Secret";
import { Service } from "kubernetes-models/v1/Service";
import { ServiceAccount } from "kubernetes-models/v1/ServiceAccount";
import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import * as z from "zod";
import { chartMark, hasHelm, refused, render, renderedAt, tried, valuesOf } from "./helm.ts";
import { readImage } from "./read-dockerfile.ts";

const kinds = {
  ConfigMap,
  CronJob,
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  Job,
  NetworkPolicy,
  PersistentVolumeClaim,
  PodDisruptionBudget,
  Secret,
  Service,
  ServiceAccount,
};
const image = readImage();
const made = (name: string) => parseAllDocuments(readFileSync(renderedAt(name), "utf8")).map((document) => document.toJS());
const only = (name: string, kind: string) => made(name).filter((manifest) => manifest.kind === kind);

test("what Helm makes of the chart is what Kubernetes takes [DEPLOY-06]", () => {
  expect(tried).toEqual(["beside-each-other", "one-node", "one-pod", "restoring", "shared-folder"]);
  const seen = new Set<string>();
  for (const name of tried) {
    const [mark = ""] = readFileSync(renderedAt(name), "utf8").split("\n");
    expect(mark, `run 'node scripts/render-chart.ts': the chart has changed since ${name} was rendered`).toBe(chartMark());
    for (const manifest of made(name)) {
      seen.add(manifest.kind);
      if (manifest.kind === "ServiceMonitor") continue;
      const Kind = Object.entries(kinds).find(([kind]) => kind === manifest.kind)?.[1];
      expect(() => (Kind ? new Kind(manifest).validate() : expect.fail(manifest.kind)), manifest.kind).not.toThrow();
    }
  }
  expect([...seen].sort()).toEqual([...Object.keys(kinds), "ServiceMonitor"].sort());
});

test("pods run as the image does, are asked whether they live and are ready, and have the time to end [DEPLOY-07]", () => {
  for (const name of tried) {
    const pods = [
      ...only(name, "Deployment").map(({ spec }) => spec.template.spec),
      ...only(name, "Job").map(({ spec }) => spec.template.spec),
      ...only(name, "CronJob").map(({ spec }) => spec.jobTemplate.spec.template.spec),
    ];
    for (const pod of pods) {
      expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: "RuntimeDefault" } });
      expect(`${pod.securityContext.runAsUser}:${pod.securityContext.runAsGroup}`).toBe(image.one("USER")[0]);
      expect(pod.automountServiceAccountToken).toBe(false);
      for (const container of pod.containers) {
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ["ALL"] },
        });
        const places = container.volumeMounts.map(({ mountPath }: { mountPath: string }) => mountPath);
        expect(places).toEqual(expect.arrayContaining([image.env.DATA_DIR, "/tmp"]));
        expect(existsSync(container.command?.[1] ?? "src/server/start.ts")).toBe(true);
      }
    }
    const [{ spec }] = only(name, "Deployment");
    const { containers, terminationGracePeriodSeconds } = spec.template.spec;
    const [server] = containers;
    const port = { port: "http" };
    expect(server.livenessProbe.httpGet).toEqual({ path: "/health/live", ...port });
    expect(server.startupProbe.httpGet).toEqual({ path: "/health/live", ...port });
    expect(server.readinessProbe.httpGet).toEqual({ path: "/health/ready", ...port });
    expect(server.ports).toEqual([{ name: "http", containerPort: Number(image.env.PORT) }]);
    expect(terminationGracePeriodSeconds).toBeGreaterThan(Number(server.lifecycle.preStop.exec.command[1]) + 8);
    const [{ spec: service }] = only(name, "Service");
    expect(spec.selector.matchLabels).toEqual(service.selector);
    expect(spec.template.metadata.labels).toMatchObject(service.selector);
  }
});

test("backups are made by the server that alone reaches its database, and elsewhere by a job [DEPLOY-08]", () => {
  const [{ data }] = only("one-pod", "ConfigMap");
  expect(data).toMatchObject({ BACKUP_EVERY: "24h", BACKUP_KEEP: "7", BACKUP_DIR: "/backups" });
  expect(only("one-pod", "CronJob")).toEqual([]);
  expect(only("one-pod", "Deployment")[0].spec).toMatchObject({ replicas: 1, strategy: { type: "Recreate" } });
  expect(only("one-pod", "PersistentVolumeClaim")).toHaveLength(2);

  const [{ spec }] = only("beside-each-other", "CronJob");
  const [job] = spec.jobTemplate.spec.template.spec.containers;
  expect(job.command).toEqual(["node", "src/server/backup/main.ts", "backup", "--scheduled"]);
  expect(job.volumeMounts).toContainEqual({ name: "backups", mountPath: "/backups" });
  expect(spec.jobTemplate.spec.backoffLimit).toBe(0);
  expect(only("beside-each-other", "ConfigMap")[0].data).not.toHaveProperty("BACKUP_EVERY");
});

test("what the chart's values hold by themselves is no example: one pod needs nothing but the address [DEPLOY-18]", () => {
  const text = readFileSync("deploy/helm/product-architect/values.yaml", "utf8");
  const { settings, secrets, ingress } = parse(text);
  expect([settings, secrets, ingress.host]).toEqual([{ TRUST_PROXY: "1" }, {}, ""]);
  expect(text).toContain("# 'database: embedded' with 'replicaCount: 1' needs nothing but settings.SITE_URL and a volume.");
  const { backup, ...needed } = z.record(z.string(), z.unknown()).parse(valuesOf("one-pod"));
  expect(backup).toEqual({ enabled: true });
  expect(needed).toEqual({ replicaCount: 1, database: "embedded", settings: { SITE_URL: "https://specs.example.com" } });
  const [{ data }] = only("one-pod", "ConfigMap");
  const own = ["HOST", "PORT", "DATA_DIR", "BACKUP_DIR", "BACKUP_KEEP", "BACKUP_EVERY", "SITE_URL", "TRUST_PROXY"];
  expect(Object.keys(data).toSorted()).toEqual(own.toSorted());
  expect(only("one-pod", "Secret")).toEqual([]);
});

test("where a volume is of one node, the server is replaced in place and the job runs beside it [DEPLOY-19]", () => {
  const [{ spec, metadata }] = only("one-node", "Deployment");
  expect([spec.replicas, spec.strategy]).toEqual([1, { type: "Recreate" }]);
  const [{ spec: job }] = only("one-node", "CronJob");
  const { affinity, volumes } = job.jobTemplate.spec.template.spec;
  expect(volumes).toContainEqual({ name: "data", persistentVolumeClaim: { claimName: metadata.name } });
  expect(affinity.podAffinity.requiredDuringSchedulingIgnoredDuringExecution).toEqual([
    { topologyKey: "kubernetes.io/hostname", labelSelector: spec.selector },
  ]);
  expect(only("shared-folder", "Deployment")[0].spec.strategy.type).toBe("RollingUpdate");
  expect(only("beside-each-other", "CronJob")[0].spec.jobTemplate.spec.template.spec).not.toHaveProperty("affinity");
});

test("a backup that is named is restored by a job while no server runs [DEPLOY-22]", () => {
  expect(only("restoring", "Deployment")[0].spec.replicas).toBe(0);
  const [{ spec }] = only("restoring", "Job");
  const { containers, volumes } = spec.template.spec;
  expect(containers[0].command).toEqual([
    ...["node", "src/server/backup/main.ts", "restore"],
    ...["/backups/product-architect-2026-11-27T02-15-00Z.zip", "--replace"],
  ]);
  const claims = volumes.flatMap(({ persistentVolumeClaim }: { persistentVolumeClaim?: { claimName: string } }) =>
    persistentVolumeClaim ? [persistentVolumeClaim.claimName] : [],
  );
  expect(claims).toEqual(only("restoring", "PersistentVolumeClaim").map(({ metadata }) => metadata.name));
  expect(readFileSync("deploy/helm/product-architect/templates/backup.yaml", "utf8")).toMatch(
    /\{\{- if \.Values\.restore \}\}\n {2}suspend: true/,
  );
});

test("what stands in front lets through all that the product takes [DEPLOY-20]", () => {
  const taken = 10 * 1024 * 1024;
  const sizeOf = (text: string) => Number.parseInt(text, 10) * 1024 * 1024;
  const name = "nginx.ingress.kubernetes.io/proxy-body-size";
  const [{ metadata, spec }] = only("beside-each-other", "Ingress");
  expect(sizeOf(metadata.annotations[name])).toBeGreaterThan(taken);
  expect(spec.rules[0].host).toBe("specs.example.com");
  const said = [
    new RegExp(`"${name}" = "(\\d+m)"`).exec(readFileSync("deploy/terraform/example/main.tf", "utf8"))?.[1],
    /client_max_body_size (\d+m);/.exec(readFileSync("docs/operate/installing.md", "utf8"))?.[1],
    /max_size (\d+MB)/.exec(readFileSync("docs/operate/installing.md", "utf8"))?.[1],
  ];
  for (const size of said) expect(sizeOf(size ?? "")).toBeGreaterThan(taken);
});

test("values that are none of the chart's, or that it sets itself, are refused by its schema [DEPLOY-09]", () => {
  const schema = JSON.parse(readFileSync("deploy/helm/product-architect/values.schema.json", "utf8"));
  const check = new Ajv({ strict: false }).compile(schema);
  const values = parse(readFileSync("deploy/helm/product-architect/values.yaml", "utf8"));
  expect(check(values)).toBe(false);
  const own = { ...values, settings: { ...values.settings, SITE_URL: "https://specs.example.com" } };
  expect([check(own), check.errors]).toEqual([true, null]);
  expect(Object.keys(own).filter((name) => !(name in schema.properties))).toEqual([]);
  const set = ["HOST", "PORT", "DATA_DIR", "BACKUP_DIR", "BACKUP_EVERY", "BACKUP_KEEP", "TLS_CERT", "TLS_KEY"];
  const wrong: Record<string, unknown>[] = [
    { setings: {} },
    { replicaCount: "3" },
    { database: "mysql" },
    { settings: {} },
    { settings: { SITE_URL: 1 } },
    { backup: { every: "daily" } },
    ...set.map((name) => ({ settings: { ...own.settings, [name]: "1" } })),
  ];
  for (const given of wrong) expect([given, check({ ...own, ...given })]).toEqual([given, false]);
});

test.skipIf(!hasHelm)(
  "Helm renders the chart as it is kept, and refuses what would lose something [DEPLOY-06, DEPLOY-10]",
  () => {
    for (const name of tried) {
      expect(render(valuesOf(name))).toEqual({
        manifests: readFileSync(renderedAt(name), "utf8").split("\n").slice(1).join("\n"),
      });
    }
    for (const { says, values } of refused) expect(render(values)).toEqual({ refusal: expect.stringContaining(says) });
  },
);

test("each refusal of the chart is tried [DEPLOY-10]", () => {
  const helpers = readFileSync("deploy/helm/product-architect/templates/_helpers.tpl", "utf8");
  const sentences = [...helpers.matchAll(/\bfail "([^"]+)"/g)].map(([, sentence]) => sentence);
  expect(sentences.length).toBeGreaterThan(5);
  expect(refused.map(({ says }) => says)).toEqual(expect.arrayContaining(sentences));
});
