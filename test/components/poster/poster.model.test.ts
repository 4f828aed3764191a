import { generateCode } from '@/api/short-code'
import { CODE_TIMEOUT, posterAddress } from '@/components/poster/poster-address'
import { PosterModel, type PosterShow } from '@/components/poster/poster.model'
import type { Platform } from '@/platform/platform'
import { fakeServices } from '../../support/services'

jest.mock('@/platform/web-origin/own-origins', () => ({ ownOrigins: () => ['https://tickets.example'] }))

const SHOW: PosterShow = {
  showId: 'S1',
  name: 'Night Flight',
  date: '2026.12.05',
  venue: 'Arena',
  price: '',
  hint: 'Scan',
  merchant: 'Foyer',
  posterUrl: '/media/p.webp',
  ground: '#334455',
  accent: '#c43f00',
}

const context = () => ({
  fillRect: () => undefined,
  fillText: () => undefined,
  drawImage: jest.fn(),
  measureText: (text: string) => ({ width: text.length * 6 }),
})

const world = ({ loggedIn = false, made = (): Promise<unknown> => Promise.reject(new Error('no network')) } = {}) => {
  const call = jest.fn<Promise<unknown>, [object, object]>(made)
  const drawn = context()
  const platform = {
    mountCanvas: jest.fn(async (): Promise<object> => ({
      kind: 'mounted',
      surface: {
        context: drawn,
        pixelRatio: 3,
        loadImage: async () => ({ kind: 'loaded', picture: { width: 600, height: 800, source: 'p' } }),
        toFile: async () => ({ kind: 'file', path: 'tmp://poster' }),
      },
    })),
    images: { save: jest.fn(async () => ({ kind: 'done' })), release: jest.fn() },
    permissions: { canOpen: jest.fn(() => true), open: jest.fn(async () => ({ kind: 'granted' })) },
  }
  const {
    services: deps,
    stores,
    clock,
  } = fakeServices({
    answers: [[generateCode, call]],
    member: loggedIn,
    platform: platform as unknown as Partial<Platform>,
  })
  stores.session.applyQuery({ channelId: 'friends' })
  return { clock, call, platform, drawn, deps, model: new PosterModel(deps) }
}

describe('the address on the picture', () => {
  test('of a visitor is the show’s own, with the channel of the visit', async () => {
    const { deps, call } = world()
    expect(await posterAddress(deps, 'S1')).toBe('https://tickets.example/content/S1?channelId=friends')
    expect(call).not.toHaveBeenCalled()
  })
  test('of a buyer is a short code’s, made for the show and nothing of the buyer', async () => {
    const made = { code: 'abcd1234', url: 'https://tickets.example/s/abcd1234' }
    const { deps, call } = world({ loggedIn: true, made: () => Promise.resolve(made) })
    expect(await posterAddress(deps, 'S1')).toBe(made.url)
    expect(call).toHaveBeenCalledWith(
      { page: 'packages/show/show-detail/show-detail', params: { showId: 'S1', channelId: 'friends' } },
      { silent: true },
    )
  })
  test('credits the distributor of the visit, in the code and without one', async () => {
    const credited = { channelId: 'friends', planDistributorId: 'p1', distributorUserId: 'd1' }
    const visitor = world()
    visitor.deps.stores.session.applyQuery(credited)
    expect(await posterAddress(visitor.deps, 'S1')).toBe(
      'https://tickets.example/content/S1?channelId=friends&planDistributorId=p1&distributorUserId=d1',
    )
    const buyer = world({ loggedIn: true })
    buyer.deps.stores.session.applyQuery(credited)
    await posterAddress(buyer.deps, 'S1')
    expect(buyer.call.mock.calls[0]?.[0]).toMatchObject({ params: { showId: 'S1', ...credited } })
  })
  test('never belongs to another show', async () => {
    const made = (code: string) => () => Promise.resolve({ code, url: 'https://evil.example/s/abcd1234' })
    expect(await posterAddress(world({ loggedIn: true, made: made('abcd1234') }).deps, 'S1')).toBe(
      'https://tickets.example/s/abcd1234',
    )
    expect(await posterAddress(world({ loggedIn: true, made: made('<script>') }).deps, 'S1')).toContain('/content/S1')
  })
  test('does without a code that fails, or that takes too long', async () => {
    expect(await posterAddress(world({ loggedIn: true }).deps, 'S1')).toContain('/content/S1')
    const slow = world({ loggedIn: true, made: () => new Promise(() => undefined) })
    const address = posterAddress(slow.deps, 'S1')
    slow.clock.advance(CODE_TIMEOUT)
    expect(await address).toContain('/content/S1')
  })
})

describe('the share picture', () => {
  test('is painted, written to a file, saved, and disposed', async () => {
    const { model, platform, drawn } = world()
    await model.paint('poster', SHOW)
    expect([model.status, model.file]).toEqual(['ready', 'tmp://poster'])
    expect(drawn.drawImage).toHaveBeenCalled()
    expect(await model.save()).toBe('saved')
    expect(platform.images.save).toHaveBeenCalledWith('tmp://poster')
    model.dispose()
    expect(platform.images.release).toHaveBeenCalledWith('tmp://poster')
  })
  test.each(['failed', 'unsupported'] as const)('whose canvas is %s says so', async (kind) => {
    const { model, platform } = world()
    platform.mountCanvas.mockResolvedValue({ kind })
    await model.paint('poster', SHOW)
    expect(model.status).toBe(kind)
  })
  test('without permission for the album opens the settings, where there are any', async () => {
    const { model, platform } = world()
    platform.images.save.mockResolvedValue({ kind: 'denied' })
    expect(await model.save()).toBe('settings')
    expect(await model.allowAlbum()).toBe(true)
    platform.permissions.canOpen.mockReturnValue(false)
    expect(await model.save()).toBe('denied')
  })
})
