import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { environmentSchema } from './environment.ts';

/** The fields of Kubernetes that ops/kubernetes/solbada.yaml uses (ops/schemas/README.md); others are refused. */
const named = z.strictObject({ name: z.string() });
const labels = z.record(z.string(), z.string());
const selector = z.strictObject({ matchLabels: labels });
const bytes = z.string().regex(/^\d+(Mi|Gi)$/);
const count = z.int().nonnegative();

const probe = z.strictObject({
  httpGet: z.strictObject({ path: z.string().startsWith('/'), port: z.string() }),
  periodSeconds: count,
  timeoutSeconds: count.optional(),
  failureThreshold: count,
});

const securityContext = z.strictObject({
  allowPrivilegeEscalation: z.literal(false),
  readOnlyRootFilesystem: z.literal(true),
  capabilities: z.strictObject({ drop: z.tuple([z.literal('ALL')]) }),
});

const resources = z.strictObject({
  requests: z.strictObject({ cpu: z.string().regex(/^\d+m$/), memory: bytes }),
  limits: z.strictObject({ memory: bytes }),
});

const migration = z.strictObject({
  name: z.string(),
  image: z.string(),
  command: z.array(z.string()),
  envFrom: z.array(z.strictObject({ secretRef: named })),
  securityContext,
  resources,
});

const container = z.strictObject({
  name: z.string(),
  image: z.string(),
  ports: z.array(z.strictObject({ name: z.string().max(15), containerPort: z.int().max(65_535) })),
  envFrom: z.array(z.strictObject({ configMapRef: named.optional(), secretRef: named.optional() })),
  securityContext,
  volumeMounts: z.array(z.strictObject({ name: z.string(), mountPath: z.string().startsWith('/') })),
  startupProbe: probe,
  readinessProbe: probe,
  livenessProbe: probe,
  resources,
});

const pod = z.strictObject({
  terminationGracePeriodSeconds: count,
  automountServiceAccountToken: z.literal(false),
  securityContext: z.strictObject({
    runAsNonRoot: z.literal(true),
    runAsUser: z.literal(1000),
    fsGroup: count,
    seccompProfile: z.strictObject({ type: z.literal('RuntimeDefault') }),
  }),
  topologySpreadConstraints: z.array(
    z.strictObject({
      maxSkew: count,
      topologyKey: z.string(),
      whenUnsatisfiable: z.enum(['DoNotSchedule', 'ScheduleAnyway']),
      labelSelector: selector,
    }),
  ),
  initContainers: z.tuple([migration]),
  containers: z.tuple([container]),
  volumes: z.array(z.strictObject({ name: z.string(), emptyDir: z.strictObject({}) })),
});

const deployment = z.strictObject({
  apiVersion: z.literal('apps/v1'),
  kind: z.literal('Deployment'),
  metadata: z.strictObject({ name: z.string(), labels }),
  spec: z.strictObject({
    replicas: count,
    selector,
    strategy: z.strictObject({
      type: z.enum(['RollingUpdate', 'Recreate']),
      rollingUpdate: z.strictObject({ maxUnavailable: count, maxSurge: count }),
    }),
    template: z.strictObject({
      metadata: z.strictObject({ labels, annotations: labels }),
      spec: pod,
    }),
  }),
});

const cidr = z.union([z.cidrv4(), z.cidrv6()]);
const peers = z.array(
  z.union([
    z.strictObject({ namespaceSelector: selector }),
    z.strictObject({ podSelector: selector }),
    z.strictObject({ ipBlock: z.strictObject({ cidr, except: z.array(cidr) }) }),
  ]),
);
const reachedPorts = z.array(z.strictObject({ protocol: z.enum(['TCP', 'UDP']), port: count.max(65_535) }));

const others = [
  z.strictObject({
    apiVersion: z.literal('networking.k8s.io/v1'),
    kind: z.literal('NetworkPolicy'),
    metadata: named,
    spec: z.strictObject({
      podSelector: selector,
      policyTypes: z.array(z.enum(['Ingress', 'Egress'])),
      ingress: z.array(z.strictObject({ from: peers, ports: reachedPorts })),
      egress: z.array(z.strictObject({ to: peers, ports: reachedPorts })),
    }),
  }),
  z.strictObject({
    apiVersion: z.literal('v1'),
    kind: z.literal('ConfigMap'),
    metadata: named,
    data: labels,
  }),
  z.strictObject({
    apiVersion: z.literal('v1'),
    kind: z.literal('Secret'),
    metadata: named,
    stringData: labels,
  }),
  z.strictObject({
    apiVersion: z.literal('v1'),
    kind: z.literal('Service'),
    metadata: named,
    spec: z.strictObject({
      selector: labels,
      ports: z.array(z.strictObject({ name: z.string(), port: count, targetPort: z.string() })),
    }),
  }),
  z.strictObject({
    apiVersion: z.literal('policy/v1'),
    kind: z.literal('PodDisruptionBudget'),
    metadata: named,
    spec: z.strictObject({ minAvailable: count, selector }),
  }),
  z.strictObject({
    apiVersion: z.literal('autoscaling/v2'),
    kind: z.literal('HorizontalPodAutoscaler'),
    metadata: named,
    spec: z.strictObject({
      scaleTargetRef: z.strictObject({
        apiVersion: z.literal('apps/v1'),
        kind: z.string(),
        name: z.string(),
      }),
      minReplicas: count,
      maxReplicas: count,
      metrics: z.array(
        z.strictObject({
          type: z.literal('Resource'),
          resource: z.strictObject({
            name: z.enum(['cpu', 'memory']),
            target: z.strictObject({ type: z.literal('Utilization'), averageUtilization: count }),
          }),
        }),
      ),
    }),
  }),
  z.strictObject({
    apiVersion: z.literal('networking.k8s.io/v1'),
    kind: z.literal('Ingress'),
    metadata: named,
    spec: z.strictObject({
      tls: z.array(z.strictObject({ hosts: z.array(z.string()), secretName: z.string() })),
      rules: z.array(
        z.strictObject({
          host: z.string(),
          http: z.strictObject({
            paths: z.array(
              z.strictObject({
                path: z.string().startsWith('/'),
                pathType: z.enum(['Exact', 'Prefix', 'ImplementationSpecific']),
                backend: z.strictObject({ service: z.strictObject({ name: z.string(), port: named }) }),
              }),
            ),
          }),
        }),
      ),
    }),
  }),
] as const;
const resource = z.discriminatedUnion('kind', [deployment, ...others]);

const text = readFileSync('ops/kubernetes/solbada.yaml', 'utf8');
const readResources = (file: string) =>
  parseAllDocuments(file).map((document) => resource.parse(document.toJS()));
const found = readResources(text);

/** The resource of a kind; `name` selects one if there are several. */
function find<Kind extends z.output<typeof resource>['kind']>(kind: Kind, name = 'solbada') {
  const one = found.find(
    (other): other is Extract<typeof other, { kind: Kind }> =>
      other.kind === kind && other.metadata.name === name,
  );
  if (!one) throw new Error(`there is no ${kind} ${name}`);
  return one;
}

describe('ops/kubernetes/solbada.yaml', () => {
  const { selector: selected, template } = find('Deployment').spec;
  const [product] = template.spec.containers;
  const [migrating] = template.spec.initContainers;

  it('has each resource once, with no field that Kubernetes would ignore', () => {
    const names = found.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toHaveLength(9);
    expect(() => readResources(text.replace('readinessProbe', 'readynessProbe'))).toThrow(/readynessProbe/);
    expect(() => readResources(text.replace('memory: 1Gi', 'memory: 1GB'))).toThrow();
  });

  it('names the same pods, ports, volumes and resources throughout', () => {
    const pods = template.metadata.labels;
    const budget = find('PodDisruptionBudget').spec.selector;
    const spread = template.spec.topologySpreadConstraints.map(({ labelSelector }) => labelSelector);
    for (const one of [selected, budget, ...spread]) expect(pods).toMatchObject(one.matchLabels);
    expect(pods).toMatchObject(find('Service').spec.selector);

    const ports = product.ports.map(({ name }) => name);
    const { startupProbe, readinessProbe, livenessProbe } = product;
    for (const { httpGet } of [startupProbe, readinessProbe, livenessProbe])
      expect(ports).toContain(httpGet.port);
    expect(ports).toContain(find('Service').spec.ports[0]?.targetPort);
    expect(product.volumeMounts.map(({ name }) => name)).toEqual(
      template.spec.volumes.map(({ name }) => name),
    );

    const backend = find('Ingress').spec.rules[0]?.http.paths[0]?.backend.service;
    expect(backend).toEqual({ name: find('Service').metadata.name, port: { name: 'http' } });
    expect(find('HorizontalPodAutoscaler').spec.scaleTargetRef).toEqual({
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      name: find('Deployment').metadata.name,
    });
    expect(product.envFrom).toEqual([
      { configMapRef: find('ConfigMap').metadata },
      { secretRef: find('Secret').metadata },
    ]);
  });

  it('migrates with the same image, by a role that the product itself does not have', () => {
    expect(migrating.image).toBe(product.image);
    expect(migrating.command).toEqual(['node', 'server/app/dataMain.ts', 'migrate']);
    expect(migrating.envFrom).toEqual([{ secretRef: find('Secret', 'solbada-owner').metadata }]);
    const user = (secret: string) => new URL(find('Secret', secret).stringData.DATABASE_URL ?? '').username;
    expect([user('solbada-owner'), user('solbada')]).toEqual(['solbada', 'solbada_product']);
  });

  it('sets only variables that the product knows, and no real secret', () => {
    const known = Object.keys(environmentSchema.shape);
    const { data } = find('ConfigMap');
    const { stringData } = find('Secret');
    expect(Object.keys({ ...data, ...stringData }).filter((name) => !known.includes(name))).toEqual([]);
    const secrets = [stringData, find('Secret', 'solbada-owner').stringData].flatMap(Object.entries);
    expect(secrets.filter(([, value]) => !value.includes('CHANGE'))).toEqual([]);
  });

  it('lets the pods reach the services that it names and public addresses, and nothing else', () => {
    const { podSelector, policyTypes, ingress, egress } = find('NetworkPolicy').spec;
    expect(template.metadata.labels).toMatchObject(podSelector.matchLabels);
    expect(policyTypes).toEqual(['Ingress', 'Egress']);
    const listening = product.ports.map(({ containerPort }) => containerPort);
    expect(ingress.flatMap(({ ports }) => ports.map(({ port }) => port))).toEqual(listening);

    const egressPorts = egress.flatMap(({ ports }) => ports.map(({ port }) => port));
    const { data } = find('ConfigMap');
    const { stringData } = find('Secret');
    for (const address of [stringData.DATABASE_URL, data.REDIS_URL])
      expect(egressPorts).toContain(Number(new URL(address ?? '').port));

    const blocks = egress.flatMap(({ to }) =>
      to.flatMap((peer) => ('ipBlock' in peer ? [peer.ipBlock] : [])),
    );
    for (const [all, ...closed] of [
      ['0.0.0.0/0', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16'],
      ['::/0', 'fc00::/7', 'fe80::/10'],
    ]) {
      const block = blocks.find((one) => one.cidr === all);
      expect(block?.except).toEqual(expect.arrayContaining(closed));
    }
    expect(blocks).toHaveLength(2);
  });

  it('probes readiness for traffic and life for restarts, and stops more slowly than the product drains', () => {
    expect(product.startupProbe.httpGet.path).toBe('/readyz');
    expect(product.readinessProbe.httpGet.path).toBe('/readyz');
    expect(product.livenessProbe.httpGet.path).toBe('/healthz');
    const { DRAIN_SECONDS } = find('ConfigMap').data;
    expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThan(Number(DRAIN_SECONDS) + 15);
    const unready = product.readinessProbe.periodSeconds * product.readinessProbe.failureThreshold;
    expect(Number(DRAIN_SECONDS)).toBeGreaterThan(unready);
  });

  it('limits memory to more than the product needs under load', () => {
    const mebibytes = (amount: string) => Number.parseInt(amount, 10) * (amount.endsWith('Gi') ? 1024 : 1);
    const { requests, limits } = product.resources;
    expect(mebibytes(requests.memory)).toBeGreaterThan(500);
    expect(mebibytes(limits.memory)).toBeGreaterThanOrEqual(1024);
  });
});
