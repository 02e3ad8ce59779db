/** nginx before the nodes of a shop, with the rules of deploy/nginx.conf. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOrInstallProgram } from './debian-program.ts'

export type Nginx = { readonly stop: () => Promise<void> }

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** Listens on `port` of the loopback address. A node that refuses connections is left out for a second. */
export async function startNginx(port: number, nodePorts: readonly number[]): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'sockeye-nginx-'))
  const config = `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http {
      access_log off;
      ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
      upstream shop {
        ${nodePorts.map((one) => `server 127.0.0.1:${one} max_fails=1 fail_timeout=1s;`).join(' ')}
        keepalive 32;
      }
      server {
        listen 127.0.0.1:${port};
        client_max_body_size 40m;
        location / {
          proxy_pass http://shop;
          proxy_http_version 1.1;
          proxy_set_header Connection "";
          proxy_set_header Host $http_host;
          proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
          proxy_next_upstream error timeout;
          proxy_next_upstream_tries ${nodePorts.length};
        }
      }
    }`
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

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
