/** Minimal servers that send the same bytes to every request. Each in a process of its own, like the shop. */
import { spawn, spawnSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '../../tests/support/free-port.ts'

export type BareServer = { readonly url: string; readonly pid: number; readonly stop: () => void }

/** `more` are headers in addition to the two that describe the body. */
export async function startBareNode(body: Buffer, folder: string, more: readonly string[] = []): Promise<BareServer> {
  const file = join(folder, 'body.html')
  await writeFile(file, body)
  const code = `
    const body = require('node:fs').readFileSync(${JSON.stringify(file)})
    const headers = ['Content-Type', 'text/html; charset=utf-8', 'Content-Length', String(body.byteLength), ...${JSON.stringify(more)}]
    const server = require('node:http').createServer((request, response) => { response.writeHead(200, headers).end(body) })
    server.listen(0, '127.0.0.1', () => console.log(server.address().port))`
  const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  const port = await new Promise<string>((resolve) => createInterface({ input: child.stdout }).once('line', resolve))
  return { url: `http://127.0.0.1:${port}/`, pid: child.pid ?? 0, stop: () => child.kill() }
}

/** With one worker, as the shop has; undefined where it is not installed. */
export async function startNginx(body: Buffer, folder: string): Promise<BareServer | undefined> {
  if (spawnSync('nginx', ['-v']).error !== undefined) return undefined
  const port = await freePort()
  const site = join(folder, 'nginx')
  await mkdir(site, { recursive: true })
  await writeFile(join(site, 'index.html'), body)
  const config = join(site, 'nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${site}/tmp;`)
  // Started by root the worker would run as an unprivileged user that may not read these files.
  const user = userInfo().uid === 0 ? 'user root;' : ''
  await writeFile(
    config,
    `${user} worker_processes 1; daemon off; pid ${site}/pid; error_log ${site}/error.log;
     events { worker_connections 256; }
     http {
       access_log off; open_file_cache max=10; default_type text/html; keepalive_requests 10000000; ${temporary.join(' ')}
       server { listen 127.0.0.1:${port}; root ${site}; }
     }`,
  )
  const child = spawn('nginx', ['-c', config, '-p', site], { stdio: ['ignore', 'ignore', 'ignore'] })
  const url = `http://127.0.0.1:${port}/`
  for (let tries = 0; tries < 50 && !(await answers(url)); tries += 1) {
    await new Promise((done) => void setTimeout(done, 100))
  }
  return { url, pid: child.pid ?? 0, stop: () => child.kill() }
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
