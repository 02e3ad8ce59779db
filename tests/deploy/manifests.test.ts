/** The files of deploy/ parse, name settings that exist, and restrict the process as docs/deploy.md states. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { variables } from '../../src/platform/config/variables.ts'

const read = (name: string): string => readFileSync(join('deploy', name), 'utf8')
/** Read by Node, not by the shop. */
const OF_NODE = new Set(['NODE_ENV'])
const settings = new Set(Object.values(variables).map(({ name }) => name))
const unknown = (names: readonly string[]) => names.filter((name) => !settings.has(name) && !OF_NODE.has(name))

describe('compose.yaml', () => {
  const service = z.looseObject({
    image: z.string().optional(),
    build: z.object({ context: z.string(), dockerfile: z.string() }).optional(),
    read_only: z.boolean().optional(),
    environment: z.record(z.string(), z.string()).optional(),
    volumes: z.array(z.string()).optional(),
    depends_on: z
      .record(z.string(), z.object({ condition: z.enum(['service_healthy', 'service_completed_successfully']) }))
      .optional(),
    healthcheck: z
      .object({ test: z.array(z.string()) })
      .loose()
      .optional(),
    ports: z.array(z.string()).optional(),
  })
  const { services, volumes } = z
    .object({ name: z.string(), services: z.record(z.string(), service), volumes: z.record(z.string(), z.null()) })
    .parse(parse(read('compose.yaml')))
  const shop = services['shop']

  it('SCL-17 starts the shop with PostgreSQL, Redis, object storage and a proxy', () => {
    expect(Object.keys(services).toSorted()).toEqual(['bucket', 'objects', 'postgres', 'proxy', 'redis', 'shop'])
    const { DATABASE_URL = '', REDIS_URL = '', S3_URL = '' } = shop?.environment ?? {}
    // Its password is a variable of compose.
    const hosts = [DATABASE_URL.replace(/\$\{.*\}/, 'secret'), REDIS_URL, S3_URL].map((url) => new URL(url).hostname)
    expect(hosts).toEqual(['postgres', 'redis', 'objects'])
  })

  it('~SCL-17 runs the shop read-only, without privileges, as a user of its own', () => {
    expect(shop).toMatchObject({
      read_only: true,
      user: 'node',
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    })
    expect(existsSync(join('deploy', shop?.build?.context ?? '', shop?.build?.dockerfile ?? ''))).toBe(true)
  })

  it('~SCL-17 names settings, volumes, files and services that exist', () => {
    expect(unknown(Object.keys(shop?.environment ?? {}))).toEqual([])
    const mounted = Object.values(services).flatMap((one) => one.volumes ?? [])
    expect(mounted.length).toBeGreaterThan(2)
    for (const mount of mounted) {
      const [source = ''] = mount.split(':')
      // A volume without a name, for each node.
      if (source.startsWith('/')) continue
      expect([source, source.startsWith('.') ? existsSync(join('deploy', source)) : source in volumes]).toEqual([
        source,
        true,
      ])
    }
    for (const { depends_on: needed = {} } of Object.values(services)) {
      for (const [name, { condition }] of Object.entries(needed)) {
        const other = services[name]
        // The shop has the check of its image; a program that ends needs none.
        const isKnown = other?.healthcheck !== undefined || other?.build !== undefined
        expect([name, other !== undefined && (condition !== 'service_healthy' || isKnown)]).toEqual([name, true])
      }
    }
  })

  it('~SCL-17 opens one port, to this machine, and has no password in it', () => {
    expect(Object.values(services).flatMap(({ ports = [] }) => ports)).toEqual(['127.0.0.1:8080:80'])
    for (const name of ['POSTGRES_PASSWORD', 'METRICS_TOKEN', 'S3_SECRET_ACCESS_KEY']) {
      expect(read('compose.yaml')).toContain(`\${${name}:?}`)
    }
  })
})

describe('Kubernetes manifests', () => {
  const documents = parseAllDocuments(read('kubernetes/shop.yaml')).map((document) => {
    if (document.errors.length > 0) throw new Error('The manifests are no YAML', { cause: document.errors })
    const value: unknown = document.toJS()
    return z
      .looseObject({ apiVersion: z.string(), kind: z.string(), metadata: z.object({ name: z.string() }).loose() })
      .parse(value)
  })
  const probe = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) }).loose()
  const container = z.looseObject({
    image: z.string(),
    env: z.array(z.object({ name: z.string(), value: z.string() })),
    ports: z.array(z.object({ name: z.string(), containerPort: z.int() })),
    startupProbe: probe,
    readinessProbe: probe,
    livenessProbe: probe,
    volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
    securityContext: z.looseObject({}),
  })
  const deployment = z
    .object({
      spec: z.looseObject({
        template: z.looseObject({
          spec: z.looseObject({
            terminationGracePeriodSeconds: z.int(),
            securityContext: z.looseObject({}),
            containers: z.array(container).length(1),
            volumes: z.array(z.looseObject({ name: z.string() })),
          }),
        }),
      }),
    })
    .parse(documents.find(({ kind }) => kind === 'Deployment'))
  const { containers, volumes, securityContext, terminationGracePeriodSeconds } = deployment.spec.template.spec

  it('~SCL-17 describe nodes, their address, and how many may be missing', () => {
    expect(documents.map(({ kind }) => kind)).toEqual([
      'Deployment',
      'PersistentVolumeClaim',
      'Service',
      'PodDisruptionBudget',
      'Ingress',
    ])
  })

  it('~SCL-17 run it as another user than root, with a read-only root file system', () => {
    expect(securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } })
    expect(containers[0]?.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
  })

  it('~SCL-17 probe addresses of the shop, wait for its stop, and name settings and volumes that exist', () => {
    const [shop] = containers
    expect([shop?.startupProbe, shop?.readinessProbe, shop?.livenessProbe].map((one) => one?.httpGet.path)).toEqual([
      '/health/ready',
      '/health/ready',
      '/health/live',
    ])
    expect(unknown((shop?.env ?? []).map(({ name }) => name))).toEqual([])
    expect(terminationGracePeriodSeconds).toBeGreaterThan(variables.stopSeconds.unset)
    expect(shop?.volumeMounts.map(({ name }) => name)).toEqual(volumes.map(({ name }) => name))
  })
})

describe('the systemd unit', () => {
  const lines = read('sockeye.service')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

  it('~SCL-17 starts the program of the image, and waits for its stop', () => {
    for (const line of lines) expect(line).toMatch(/^\[(?:Unit|Service|Install)\]$|^[A-Z][A-Za-z]+=.*$/)
    const command = /^CMD (\[.*\])$/m.exec(read('Dockerfile'))?.[1] ?? '[]'
    const words = z.array(z.string()).parse(JSON.parse(command))
    expect(lines).toContain(`ExecStart=/usr/bin/${words.join(' ')}`)
    const wait = Number(/^TimeoutStopSec=(\d+)$/m.exec(read('sockeye.service'))?.[1])
    expect(wait).toBeGreaterThan(variables.stopSeconds.unset)
  })

  it('~SCL-17 writes its state directory only, without privileges', () => {
    for (const line of [
      'ProtectSystem=strict',
      'NoNewPrivileges=true',
      'CapabilityBoundingSet=',
      'StateDirectoryMode=0700',
    ]) {
      expect(lines).toContain(line)
    }
  })
})
