import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { delayAnswers, delayAnswersIfLate } from './late-answers'

let server: Server
let handled: string[]
let waits: number[]

const wait = async (ms: number): Promise<void> => void waits.push(ms)

beforeEach(async () => {
  handled = []
  waits = []
  server = createServer((request, response) => {
    handled.push(request.url!)
    response.writeHead(201, { 'content-type': 'text/plain' }).end('created')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

const request = async (path: string) => {
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } })
  return { status: answer.status, text: await answer.text() }
}

describe('delayed responses of a server', () => {
  it('delay a request and its response by up to 1.5 s each', async () => {
    delayAnswers(server, 7, wait)
    expect(await request('/order?v=1.js')).toEqual({ status: 201, text: 'created' })
    expect(handled).toEqual(['/order?v=1.js'])
    expect(waits).toHaveLength(2)
    for (const ms of waits) expect(ms >= 0 && ms < 1_500).toBe(true)
  })

  it('delay the response of a static file once', async () => {
    delayAnswers(server, 7, wait)
    expect(await request('/app.js')).toEqual({ status: 201, text: 'created' })
    expect(waits).toHaveLength(1)
  })

  it('have the same delays for the same seed, regardless of the request order', async () => {
    delayAnswers(server, 7, wait)
    for (const path of ['/a', '/b', '/a']) await request(path)
    const [first, second, third] = [waits.slice(0, 2), waits.slice(2, 4), waits.slice(4)]
    expect(third).not.toEqual(first)

    const other = createServer()
    other.on('request', (_request, response) => response.end())
    delayAnswers(other, 7, wait)
    waits = []
    for (const url of ['/b', '/a', '/a']) {
      const response = { end: () => undefined, destroyed: false }
      other.emit('request', { method: 'GET', url, socket: { destroyed: false } }, response)
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(waits).toEqual([...second, ...first, ...third])
  })

  it('do not affect requests of the tests themselves', async () => {
    delayAnswers(server, 7, wait)
    expect(await request('/console/api/clock')).toMatchObject({ status: 201 })
    expect(waits).toEqual([])
  })

  it('do not affect a request whose connection is already lost', async () => {
    delayAnswers(server, 7, wait)
    server.emit('request', { method: 'GET', url: '/a', socket: { destroyed: true } }, { end: () => undefined })
    await new Promise((resolve) => setImmediate(resolve))
    expect(handled).toEqual([])
  })
})

describe('delayed answers set by the environment', () => {
  it('affect no server if FOYER_LATE is not set', () => {
    const before = process.env.FOYER_LATE
    delete process.env.FOYER_LATE
    const listeners = server.listeners('request')
    delayAnswersIfLate(server)
    expect(server.listeners('request')).toEqual(listeners)
    if (before) process.env.FOYER_LATE = before
  })
})
