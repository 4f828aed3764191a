import type { GateList } from '../../../../../scripts/gateway/modules/after-sale/gate/page/book-types'
import { useGateway } from '../../../support/gateway'

/** Id of the session of the play for which the demo member has tickets. */
const SESSION = 'S2001N01'

const test = useGateway()

describe('the gate page', () => {
  it('is available in three languages, with no external resources', async () => {
    for (const [lang, title] of [
      ['zh', '检票口'],
      ['zh-MO', '檢票口'],
      ['en', 'Gate'],
    ]) {
      const response = await fetch(`${test.gateway.url}/gate?lang=${lang}`)
      const page = await response.text()
      expect(page).toContain(`<title>${title}</title>`)
      expect(page).not.toMatch(/https?:\/\/(?!www\.w3\.org)/)
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    }
  })

  it('registers a service worker for its own path only', async () => {
    const policy = (await fetch(`${test.gateway.url}/gate`)).headers.get('content-security-policy')
    expect(policy).toMatch(/script-src 'nonce-[\w+/=]+'; connect-src 'self'; worker-src 'self'/)
    for (const name of ['worker', 'decoder']) {
      const response = await fetch(`${test.gateway.url}/gate/${name}.js`)
      expect(response.headers.get('content-type')).toContain('text/javascript')
      expect(response.headers.get('service-worker-allowed')).toBe('/gate')
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    }
  })

  it('shows the doors of a session', async () => {
    const { body } = await test.ask(`gate/api/sessions/${SESSION}/gates`)
    const list = (await test.ask(`gate/api/sessions/${SESSION}`)).body.data as GateList
    const doors = list.tickets.door.map((place) => list.tickets.doors[place][0])
    expect(body.data.map(({ gate: door }: { gate: string }) => door)).toEqual(
      [...new Set(doors.filter((_, row) => list.tickets.sessions[list.tickets.session[row]][0] === SESSION))]
        .filter((door) => door !== '')
        .sort(),
    )
    const packed = await fetch(`${test.gateway.url}/gate/api/sessions/${SESSION}`, {
      headers: { 'accept-encoding': 'gzip' },
    })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(((await packed.json()) as { data: GateList }).data.tickets.ids).toEqual(list.tickets.ids)
  })

  it('shows sessions that have tickets, and rejects requests from other sites', async () => {
    const { body } = await test.ask('gate/api/sessions')
    expect(body.data.map(({ sessionId }: { sessionId: string }) => sessionId)).toContain(SESSION)
    const foreign = { headers: { origin: 'https://evil.example' } }
    expect((await test.ask(`gate/api/sessions/${SESSION}`, foreign)).status).toBe(403)
    expect((await test.ask('gate/api/sessions/none')).status).toBe(404)
  })
})
