import type { EngineOptions, SeatMapEngine } from '@/seatmap/contract'
import { MapView } from '@/packages/show/pick-seat/map/map-view'
import { openModel } from './support'

const LINES = ['......', '......:1', '', '......:2']

/** Creates an engine that records its calls. Its surface has 300 × 400 px, 1 px per cm. */
const fakeEngine = () => {
  const calls: unknown[][] = []
  let given: EngineOptions | null = null
  let section = 0
  const camera = { scale: 1, x: 150, y: 0 }
  const engine = new Proxy({} as Record<string, unknown>, {
    get: (_, name: string) => {
      if (name === 'camera') return () => camera
      if (name === 'hit') return () => ({ seat: -1, section })
      return (...args: unknown[]) => void calls.push([name, ...args])
    },
  }) as unknown as SeatMapEngine
  return {
    calls,
    last: (name: string) =>
      calls
        .filter(([each]) => each === name)
        .at(-1)
        ?.slice(1),
    create: (options: EngineOptions) => {
      given = options
      return engine
    },
    options: () => given as EngineOptions,
    /** Moves the view to a section at a scale. */
    move: (scale: number, over = section) => {
      section = over
      camera.scale = scale
      given?.on.view({ ...camera })
    },
  }
}

const surface = { width: 300, height: 400, pixelRatio: 2 }

const open = async ({ canvas = true, lines = LINES as readonly string[] } = {}) => {
  const opened = await openModel({ lines })
  const engine = fakeEngine()
  const hands: {
    touch?: (...args: unknown[]) => void
    size?: (width: number, height: number) => void
    hover?: (point: { x: number; y: number } | null) => void
  } = {}
  const dispose = jest.fn()
  const gesturesOn = (_: string, listener: object) => {
    Object.assign(hands, listener)
    return { handlers: {}, listen: () => ({ kind: 'listening', dispose }), measure: () => Promise.resolve() }
  }
  const platform = {
    mountCanvas: jest.fn(async () => (canvas ? { kind: 'mounted', surface } : { kind: 'unsupported' })),
    system: { reducedMotion: () => true, window: () => ({ width: 375 }) },
    host: { isDesktop: (width: number) => width > 960 },
  }
  const deps = { platform, gesturesOn, stores: opened.stores, screen: opened.screen, createEngine: engine.create }
  const view = new MapView(deps as never, opened.model, 'map')
  await view.attach()
  return { ...opened, engine, view, hands, platform, dispose, picking: opened.model.picking! }
}

test('shows only the list on a host without a canvas', async () => {
  const { model, view } = await open({ canvas: false })
  expect([view.state, model.mapless, model.mode]).toEqual(['none', true, 'list'])
})

test('passes the seats, theme and labels of the model to the engine', async () => {
  const { engine, view, picking } = await open()
  const { house, theme, labels, reducedMotion, clearTop } = engine.options()
  expect(view.state).toBe('shown')
  expect(house).toBe(picking.loaded?.house)
  expect(theme.tiers).toHaveLength(3)
  expect([labels.stage, labels.sectionNote(0), reducedMotion]).toEqual(['Stage', '¥380–680 · 12 free', true])
  // On a phone, the map starts below the tools.
  expect(clearTop).toBe(52)
})

test('paints chosen, filtered and taken seats', async () => {
  const { engine, picking, take } = await open()
  picking.toggle(0)
  expect(engine.last('choose')).toEqual([[0]])
  picking.filter.toggleTier(1)
  expect(engine.last('filter')).toEqual([[false, true, false], 0])
  picking.filter.toggleKind(1)
  expect(engine.last('filter')).toEqual([[false, true, false], 1])
  take([3])
  await picking.source.refresh()
  expect(engine.last('changed')).toEqual([[3]])
})

test('repaints the map after a theme change', async () => {
  const { engine, stores } = await open()
  stores.preferences.chooseTheme('dark')
  expect(engine.last('setTheme')?.[0]).toMatchObject({ dark: true })
})

test('moves the best seats into view', async () => {
  const { engine, model, picking } = await open()
  model.selectBest()
  expect(engine.last('zoomToSeats')).toEqual([picking.chosen])
})

test('chooses a seat on tap, and makes a tapped section current', async () => {
  const { engine, model, picking } = await open()
  engine.options().on.tap({ seat: 4, section: 0 })
  expect(picking.chosen).toEqual([4])
  engine.options().on.tap({ seat: -1, section: 1 })
  expect(model.section).toBe(1)
})

describe('the current section', () => {
  test('is the section that the user zooms into, until the user zooms out', async () => {
    const { engine, model, hands } = await open()
    hands.touch?.('start', [], 0)
    engine.move(2, 1)
    expect(model.section).toBe(1)
    engine.move(2, 0)
    expect(model.section).toBe(0)
    engine.move(1)
    expect(model.section).toBe(-1)
  })

  test('is cleared after an automatic movement', async () => {
    const { engine, model, hands } = await open()
    hands.touch?.('start', [], 0)
    engine.move(1)
    model.selectBest()
    engine.move(3, 1)
    expect(model.section).toBe(-1)
  })

  test('is set from the list, and cleared when the whole venue is shown', async () => {
    const { engine, model, view } = await open()
    view.goTo(1)
    expect([model.section, engine.last('zoomToSection')]).toEqual([1, [1]])
    view.goTo(-1)
    expect([model.section, engine.last('fit')]).toEqual([-1, []])
  })

  test('is empty in a venue with one section', async () => {
    const { engine, model, hands } = await open({ lines: ['......'] })
    hands.touch?.('start', [], 0)
    engine.move(3, 0)
    engine.options().on.tap({ seat: -1, section: 0 })
    expect(model.section).toBe(-1)
  })
})

describe('the keyboard focus on the map', () => {
  test('starts at the center of the view, or at a chosen seat', async () => {
    const { view, picking } = await open()
    view.key('ArrowRight')
    expect(view.focused).toBeGreaterThanOrEqual(0)
    view.blur()
    picking.toggle(7)
    view.key('ArrowRight')
    expect(view.focused).toBe(7)
  })

  test('moves between seats and can choose a seat', async () => {
    const { view, picking, engine } = await open()
    picking.toggle(0)
    picking.toggle(0)
    view.key('ArrowUp')
    const start = view.focused
    view.key('ArrowRight')
    expect(engine.last('focus')).toEqual([view.focused])
    view.key('ArrowLeft')
    expect(view.focused).toBe(start)
    view.key('Enter')
    expect(picking.chosen).toEqual([start])
    view.key(' ')
    expect(picking.chosen).toEqual([])
  })

  test.each([
    ['+', 'zoomBy'],
    ['=', 'zoomBy'],
    ['-', 'zoomBy'],
    ['0', 'fit'],
  ])('handles the key %s by calling %s', async (key, call) => {
    const { view, engine } = await open()
    expect(view.key(key)).toBe(true)
    expect(engine.last(call)).toBeDefined()
  })

  test('does not handle other keys', async () => {
    const { view } = await open()
    expect(view.key('Tab')).toBe(false)
    expect(view.key('a')).toBe(false)
  })
})

test('shows the seats of another session when the session changes', async () => {
  const { engine, model, picking } = await open()
  await model.chooseSession('N2')
  expect(engine.last('setHouse')?.[0]).toBe(model.picking?.loaded?.house)
  expect(model.picking).not.toBe(picking)
})

test('mounts the canvas again when its size changes', async () => {
  const { engine, hands, platform } = await open()
  hands.size?.(300, 400)
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(platform.mountCanvas).toHaveBeenCalledTimes(1)
  hands.size?.(300, 340)
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(platform.mountCanvas).toHaveBeenCalledTimes(2)
  expect(engine.last('resize')).toEqual([surface])
})

test('shows the section under the mouse until the view moves', async () => {
  const { engine, hands, view } = await open()
  hands.hover?.({ x: 10, y: 20 })
  expect(view.hovered).toEqual({ seat: -1, section: 0, x: 10, y: 20 })
  engine.move(2)
  expect(view.hovered).toBeNull()
  hands.hover?.({ x: 10, y: 20 })
  hands.hover?.(null)
  expect(view.hovered).toBeNull()
})

test('disposes all resources with the screen', async () => {
  const { screen, engine, dispose, picking } = await open()
  screen.dispose()
  expect(engine.last('dispose')).toEqual([])
  expect(dispose).toHaveBeenCalled()
  const before = engine.calls.length
  picking.toggle(0)
  expect(engine.calls).toHaveLength(before)
})
