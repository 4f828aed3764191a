import { generateCode } from '@/api/short-code'
import { CODE_TIMEOUT, posterAddress } from '@/components/poster/poster-address'
import { PosterModel, type PosterShow } from '@/components/poster/poster.model'
import type { Platform } from '@/platform/platform'
import { fakeServices } from '../../support/services'
import { settle } from '../../support/settle'

jest.mock('@/platform/web-origin/own-origins', () => ({ ownOrigins: () => ['https://tickets.example'] }))

const SHOW: PosterShow = {
  opens: { name: 'show-detail', params: { showId: 'S1' } },
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
  const surface = {
    context: drawn,
    pixelRatio: 3,
    loadImage: jest.fn(async () => ({ kind: 'loaded', picture: { width: 600, height: 800, source: 'p' } })),
    toFile: jest.fn(async () => ({ kind: 'file', path: 'tmp://poster' })),
  }
  const platform = {
    mountCanvas: jest.fn(async (): Promise<object> => ({ kind: 'mounted', surface })),
    images: {
      save: jest.fn(async () => ({ kind: 'done' })),
      share: jest.fn(async () => ({ kind: 'done' })),
      canShare: () => true,
      release: jest.fn(),
    },
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
  return { clock, call, platform, surface, drawn, deps, model: new PosterModel(deps) }
}

describe('the address in the share picture’s QR code', () => {
  test('is the show’s page with the sales channel for a visitor', async () => {
    const { deps, call } = world()
    expect(await posterAddress(deps, SHOW.opens)).toBe('https://tickets.example/content/S1?channelId=friends')
    expect(call).not.toHaveBeenCalled()
  })
  test('is a short link with no personal data for a logged-in buyer', async () => {
    const made = { code: 'abcd1234', url: 'https://tickets.example/s/abcd1234' }
    const { deps, call } = world({ loggedIn: true, made: () => Promise.resolve(made) })
    expect(await posterAddress(deps, SHOW.opens)).toBe(made.url)
    expect(call).toHaveBeenCalledWith(
      { page: 'packages/show/show-detail/show-detail', params: { showId: 'S1', channelId: 'friends' } },
      { silent: true },
    )
  })
  test('credits the visit’s distributor, whether the address is short or long', async () => {
    const credited = { channelId: 'friends', planDistributorId: 'p1', distributorUserId: 'd1' }
    const visitor = world()
    visitor.deps.stores.session.applyQuery(credited)
    expect(await posterAddress(visitor.deps, SHOW.opens)).toBe(
      'https://tickets.example/content/S1?channelId=friends&planDistributorId=p1&distributorUserId=d1',
    )
    const buyer = world({ loggedIn: true })
    buyer.deps.stores.session.applyQuery(credited)
    await posterAddress(buyer.deps, SHOW.opens)
    expect(buyer.call.mock.calls[0]?.[0]).toMatchObject({ params: { showId: 'S1', ...credited } })
  })
  test('contains the id of the shared session', async () => {
    const opens = { name: 'share-show-detail', params: { showId: 'S1', sessionId: 'N1' } } as const
    expect(await posterAddress(world().deps, opens)).toBe(
      'https://tickets.example/share-show-detail?channelId=friends&showId=S1&sessionId=N1',
    )
    const buyer = world({ loggedIn: true })
    await posterAddress(buyer.deps, opens)
    expect(buyer.call.mock.calls[0]?.[0]).toEqual({
      page: 'packages/ticket/share-show-detail/share-show-detail',
      params: { showId: 'S1', sessionId: 'N1', channelId: 'friends' },
    })
  })
  test('never points to another site', async () => {
    const made = (code: string) => () => Promise.resolve({ code, url: 'https://evil.example/s/abcd1234' })
    expect(await posterAddress(world({ loggedIn: true, made: made('abcd1234') }).deps, SHOW.opens)).toBe(
      'https://tickets.example/s/abcd1234',
    )
    expect(await posterAddress(world({ loggedIn: true, made: made('<script>') }).deps, SHOW.opens)).toContain(
      '/content/S1',
    )
  })
  test('uses the show’s page if the short link fails or takes too long', async () => {
    expect(await posterAddress(world({ loggedIn: true }).deps, SHOW.opens)).toContain('/content/S1')
    const slow = world({ loggedIn: true, made: () => new Promise(() => undefined) })
    const address = posterAddress(slow.deps, SHOW.opens)
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
  test.each(['failed', 'unsupported'] as const)('reports a canvas with the result “%s”', async (kind) => {
    const { model, platform } = world()
    platform.mountCanvas.mockResolvedValue({ kind })
    await model.paint('poster', SHOW)
    expect(model.status).toBe(kind)
  })
  test('opens the album permission settings, if the host has them', async () => {
    const { model, platform } = world()
    platform.images.save.mockResolvedValue({ kind: 'denied' })
    expect(await model.save()).toBe('settings')
    expect(await model.allowAlbum()).toBe(true)
    platform.permissions.canOpen.mockReturnValue(false)
    expect(await model.save()).toBe('denied')
  })
  test('shows the last error of saving or sharing until the next success', async () => {
    const { model, platform } = world()
    await model.paint('poster', SHOW)
    const ends = async (kind: string) => {
      platform.images.save.mockResolvedValue({ kind })
      await model.save()
      return model.problem
    }
    expect([await ends('denied'), await ends('failed'), await ends('cancelled')]).toEqual(['denied', 'failed', null])
    platform.images.share.mockResolvedValue({ kind: 'failed' })
    await model.share()
    expect(platform.images.share).toHaveBeenCalledWith('tmp://poster')
    expect(model.problem).toBe('notShared')
    platform.images.share.mockResolvedValue({ kind: 'cancelled' })
    await model.share()
    expect(model.problem).toBeNull()
    await ends('denied')
    await model.allowAlbum()
    expect(model.problem).toBeNull()
  })
  test('passes the poster to a custom drawing, or null if the poster is missing', async () => {
    const { model, platform, clock, surface } = world()
    const draw = jest.fn()
    await model.paint('poster', { posterUrl: '/media/p.webp', draw })
    expect(draw.mock.calls[0]?.[2]).toMatchObject({ width: 600, height: 800 })
    expect(model.posterMissing).toBe(false)
    surface.loadImage.mockReturnValue(new Promise(() => undefined))
    const painting = model.paint('poster', { posterUrl: '/media/p.webp', draw })
    await settle()
    clock.advance(4_000)
    await painting
    expect(draw.mock.calls[1]?.[2]).toBeNull()
    expect([model.status, model.posterMissing]).toEqual(['ready', true])
    await model.paint('poster', { draw })
    expect(model.posterMissing).toBe(false)
    expect(platform.images.release).toHaveBeenCalledTimes(2)
  })
  test('uses the later result of two overlapping paint runs', async () => {
    const { model, surface, platform } = world()
    const files: ((path: string) => void)[] = []
    surface.toFile.mockImplementation(
      () => new Promise((resolve) => files.push((path) => resolve({ kind: 'file', path }))),
    )
    const earlier = model.paint('poster', { draw: () => undefined })
    await settle()
    const later = model.paint('poster', { draw: () => undefined })
    await settle()
    files[1]?.('tmp://later')
    await later
    files[0]?.('tmp://earlier')
    await earlier
    expect(model.file).toBe('tmp://later')
    expect(platform.images.release.mock.calls).toEqual([['tmp://earlier']])
  })
  test('is painted again when the buyer retries after a failure', async () => {
    const { model, platform } = world()
    platform.mountCanvas.mockResolvedValueOnce({ kind: 'failed' })
    await model.paint('poster', SHOW)
    expect(model.lost).toBe(true)
    const before = model.attempt
    model.retry()
    expect([model.lost, model.attempt]).toEqual([false, before + 1])
  })
})
