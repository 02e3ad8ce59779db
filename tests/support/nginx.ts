/** nginx before the nodes of a shop, with the rules of deploy/nginx.conf. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOrInstallProgram } from './debian-program.ts'

export type Nginx = { readonly stop: () => Promise<void> }

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** Listens on `port` of the loopback address. */
export async function startNginx(port: number, nodePorts: readonly number[]): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'sockeye-nginx-'))
  const config = configFor(await readFile('deploy/nginx.conf', 'utf8'), { folder, port, nodePorts })
  await writeFile(join(folder, 'nginx.conf'), config)
  const program = findOrInstallProgram('nginx')
  const child = spawn(program, ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' })
  const exited = once(child, 'exit')
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with code ${child.exitCode}`)
  }
  return {
    async stop() {
      process.removeListener('exit', endWithUs)
      child.kill('SIGTERM')
      await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}

type Place = { readonly folder: string; readonly port: number; readonly nodePorts: readonly number[] }

/** The configuration of deployments, with these nodes instead of those that the resolver of a container network would return. */
function configFor(deployed: string, { folder, port, nodePorts }: Place): string {
  const [line, rules] = /server shop:3000 resolve (.*);/.exec(deployed) ?? []
  if (line === undefined) throw new Error('deploy/nginx.conf names no node')
  const temporary = TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')
  const config = deployed
    .replace(line, nodePorts.map((one) => `server 127.0.0.1:${one} ${rules};`).join(' '))
    .replace(/resolver .*;/, `access_log off; ${temporary}`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
  return `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;\n${config}`
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
