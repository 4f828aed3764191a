import { configFaults } from '../../scripts/host-code/config-faults'
import nativeColors from '@/theme.json'

const configFor = async (target: string, existing: string[] = []): Promise<Record<string, unknown>> => {
  jest.resetModules()
  jest.doMock('@/platform/host/target', () => ({ target }))
  Object.assign(globalThis, { EXISTING_PAGES: existing })
  const loaded = (await import('@/app.config')) as { default: Record<string, unknown> }
  return loaded.default
}

describe('the configuration of the app', () => {
  test.each(['weapp', 'alipay', 'bank'])('sets the specified network timeouts on %s', async (target) => {
    expect((await configFor(target)).networkTimeout).toEqual({
      request: 30_000,
      connectSocket: 60_000,
      uploadFile: 60_000,
      downloadFile: 30_000,
    })
  })

  test('contains subpackages for mini programs, but only pages for the web', async () => {
    const existing = ['pages/home/home', 'packages/order/orders/orders']
    const weapp = await configFor('weapp', existing)
    expect(weapp).toMatchObject({ pages: ['pages/home/home'], subPackages: [{ root: 'packages/order' }] })
    const web = await configFor('h5', existing)
    expect(web.pages).toEqual(['pages/home/home', 'packages/order/orders/orders'])
    expect(web).not.toHaveProperty('subPackages')
  })

  test('contains only keys that WeChat and FinClip document', async () => {
    for (const target of ['weapp', 'bank'] as const) {
      const config = await configFor(target, ['pages/home/home', 'pages/list/list'])
      expect(configFaults(target, (file) => (file === 'app.json' ? config : undefined))).toEqual([])
    }
  })

  test('sets a transparent Alipay title bar with no title, which lets taps through', async () => {
    expect((await configFor('alipay')).window).toMatchObject({
      defaultTitle: '',
      transparentTitle: 'always',
      titlePenetrate: 'YES',
    })
  })

  test('defines each WeChat theme color in both themes', async () => {
    const config = await configFor('weapp', ['pages/home/home', 'pages/list/list'])
    expect(config).toMatchObject({ darkmode: true, themeLocation: 'theme.json' })
    const names = [...JSON.stringify(config).matchAll(/"@(\w+)"/g)].map(([, name]) => name)
    for (const colors of Object.values(nativeColors))
      expect(Object.keys(colors).sort()).toEqual([...new Set(names)].sort())
  })

  test('uses names of theme colors on WeChat only', async () => {
    for (const target of ['alipay', 'bank', 'h5']) expect(JSON.stringify(await configFor(target))).not.toMatch(/"@/)
  })
})
