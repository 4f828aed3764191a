import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { importSPKI, jwtVerify } from 'jose'
import sharp from 'sharp'
import { voucherDetail } from '@/api/voucher'
import { readSettings } from '../../../../../scripts/gateway/core/settings'
import { START, testGateway, type TestGateway } from '../../../support/gateway'
import { writePassKeys } from '../../../support/pass-keys'
import { seededOrder } from '../../../support/sample'
import { shopper, type Shopper } from '../../../support/shopper'

jest.setTimeout(240_000)

/**
 * Vouchers of the demo member: a play with rotating codes, and an exhibition with static codes and no face
 * verification.
 */
const PLAY = `V${seededOrder(1)}`
const EXHIBITION = `V${seededOrder(3)}`
const BASE = 'trade/buyer/v3'

let folder: string
let test: TestGateway
let buyer: Shopper
const env = () => ({
  APPLE_PASS_KEYS: folder,
  GOOGLE_WALLET_KEY: join(folder, 'account.json'),
  GOOGLE_WALLET_ISSUER: '3388000000022222222',
})
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pass-keys-'))
  writePassKeys(folder)
  const { walletKeys } = readSettings(env())
  test = await testGateway(undefined, { walletKeys })
  buyer = await shopper(test)
})
afterAll(async () => {
  await test.gateway.close()
  rmSync(folder, { recursive: true })
})

type Wallet = 'APPLE' | 'GOOGLE'

const detail = async (voucherId: string) => (await buyer.get(`${BASE}/vouchers/${voucherId}`)).body.data
const ask = (who: Shopper, wallet: Wallet, voucherId = EXHIBITION) =>
  who.post(`${BASE}/wallet_links`, { voucherId, ticketId: `${voucherId}T1`, wallet })
const linkOf = async (wallet: Wallet, voucherId?: string): Promise<string> =>
  (await ask(buyer, wallet, voucherId)).body.data.url
const codeOf = async (): Promise<string> =>
  (await buyer.get(`${BASE}/vouchers/${EXHIBITION}/ticket_code`)).body.data[0].code
const load = (address: string) => fetch(`${test.gateway.url}${address}`)
const openPass = async (address: string) => unzipSync(new Uint8Array(await (await load(address)).arrayBuffer()))

const askFaces = (need_face_auth: boolean) =>
  test.gateway.context.db.updateTable('shows').set({ need_face_auth }).where('show_id', '=', 'S5001').execute()

describe('wallet passes', () => {
  it('are not issued for tickets that require a face check', async () => {
    await askFaces(true)
    expect((await detail(EXHIBITION)).wallets).toEqual([])
    expect(await linkOf('APPLE')).toBe('')
    await askFaces(false)
  })

  it('are offered only for tickets whose code is static', async () => {
    const data = await detail(EXHIBITION)
    expect(data.wallets).toEqual(['APPLE', 'GOOGLE'])
    expect(voucherDetail.read(data).wallets).toEqual(['APPLE', 'GOOGLE'])
    expect((await detail(PLAY)).wallets).toEqual([])
    expect(await linkOf('APPLE', PLAY)).toBe('')
    expect(await linkOf('GOOGLE', PLAY)).toBe('')
  })

  it('contain the ticket’s code and data, and list every file in Apple’s manifest', async () => {
    const files = await openPass(await linkOf('APPLE'))
    const pass = JSON.parse(Buffer.from(files['pass.json']).toString())
    const { tickets, showName } = await detail(EXHIBITION)
    expect(pass).toMatchObject({
      formatVersion: 1,
      passTypeIdentifier: 'pass.example.tickets',
      teamIdentifier: 'TEAM123456',
      description: showName,
      barcodes: [{ format: 'PKBarcodeFormatQR', message: await codeOf() }],
    })
    expect(pass.relevantDate).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\+08:00$/)
    const values = Object.values<{ key: string; value: string }[]>(pass.eventTicket).flat()
    expect(values).toContainEqual(expect.objectContaining({ key: 'show', value: showName }))
    expect(values).toContainEqual(expect.objectContaining({ key: 'tier', value: tickets[0].seatPlanName }))
    const manifest = JSON.parse(Buffer.from(files['manifest.json']).toString())
    const digests = Object.entries(files)
      .filter(([name]) => !['manifest.json', 'signature'].includes(name))
      .map(([name, file]) => [name, createHash('sha1').update(file).digest('hex')])
    expect(manifest).toEqual(Object.fromEntries(digests))
    expect(await sharp(files['icon@2x.png']).metadata()).toMatchObject({ format: 'png', width: 58, height: 58 })
  })

  it('have an Apple signature that verifies in OpenSSL only for the manifest', async () => {
    const files = await openPass(await linkOf('APPLE'))
    const at = (name: string) => join(folder, name)
    writeFileSync(at('signature'), files.signature)
    writeFileSync(at('manifest.json'), files['manifest.json'])
    writeFileSync(at('other.json'), '{}')
    const verify = (content: string) =>
      execFileSync(
        'openssl',
        [
          ...['smime', '-verify', '-binary', '-inform', 'DER', '-in', at('signature'), '-content', at(content)],
          ...['-CAfile', at('wwdr.pem'), '-purpose', 'any', '-out', at('verified')],
        ],
        { stdio: 'pipe' },
      )
    verify('manifest.json')
    expect(readFileSync(at('verified'))).toEqual(Buffer.from(files['manifest.json']))
    expect(() => verify('other.json')).toThrow('digest')
  })

  it('have an Apple link that works without a login for two minutes', async () => {
    const link = await linkOf('APPLE')
    for (const _time of [1, 2]) {
      const answer = await load(link)
      expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
        ...[200, 'application/vnd.apple.pkpass', 'no-store'],
      ])
    }
    await test.clock.advance(2 * 60_000)
    expect((await load(link)).status).toBe(404)
    expect((await load(`/documents/passes/${'a'.repeat(32)}`)).status).toBe(404)
  })

  it('have a Google link that is signed by the merchant and contains no names', async () => {
    await test.gateway.context.db
      .updateTable('tickets')
      .set({ audience_name: '林小雨' })
      .where('ticket_id', '=', `${EXHIBITION}T1`)
      .execute()
    const link = await linkOf('GOOGLE')
    expect(link).toMatch(/^https:\/\/pay\.google\.com\/gp\/v\/save\/[\w-]+\.[\w-]+\.[\w-]+$/)
    const key = await importSPKI(readFileSync(join(folder, 'account-public.pem'), 'utf8'), 'RS256')
    const { payload } = await jwtVerify(link.slice(link.lastIndexOf('/') + 1), key, {
      ...{ audience: 'google', issuer: 'passes@merchant.example', currentDate: new Date(START + 3_600_000) },
    })
    expect(payload).toMatchObject({
      typ: 'savetowallet',
      origins: [expect.stringMatching(/^http:/)],
      payload: { eventTicketObjects: [{ barcode: { type: 'QR_CODE', value: await codeOf() } }] },
    })
    expect(JSON.stringify(payload)).not.toContain('林小雨')
    // Some phones truncate longer links.
    expect(link.length).toBeLessThan(2_000)
  })

  it('are available only to the ticket’s buyer, and not after a refund', async () => {
    const stranger = await shopper(test, '13800000002')
    expect((await ask(stranger, 'APPLE')).status).toBe(404)
    const link = await linkOf('APPLE')
    const set = (state: string) =>
      test.gateway.context.db.updateTable('tickets').set({ state }).where('ticket_id', '=', `${EXHIBITION}T1`).execute()
    await set('REFUNDED')
    expect([await linkOf('APPLE'), await linkOf('GOOGLE'), (await load(link)).status]).toEqual(['', '', 404])
    await set('VALID')
  })

  it('require keys that match their certificate', () => {
    expect(readSettings(env()).walletKeys.APPLE).toMatchObject({ teamId: 'TEAM123456' })
    expect(() => readSettings({ ...env(), APPLE_PASS_KEYS: '/nowhere' })).toThrow('APPLE_PASS_KEYS: ENOENT')
    expect(() => readSettings({ ...env(), GOOGLE_WALLET_ISSUER: 'shop' })).toThrow('GOOGLE_WALLET_KEY: ')
    const other = mkdtempSync(join(tmpdir(), 'pass-keys-'))
    try {
      writePassKeys(other)
      writeFileSync(join(other, 'key.pem'), readFileSync(join(folder, 'key.pem')))
      expect(() => readSettings({ APPLE_PASS_KEYS: other })).toThrow('key.pem does not belong to certificate.pem.')
    } finally {
      rmSync(other, { recursive: true })
    }
  })
})
