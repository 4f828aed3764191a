const configFor = async (target: string, existing: string[] = []): Promise<Record<string, unknown>> => {
  jest.resetModules()
  jest.doMock('@/platform/host/target', () => ({ target }))
  Object.assign(globalThis, { EXISTING_PAGES: existing })
  const loaded = (await import('@/app.config')) as { default: Record<string, unknown> }
  return loaded.default
}

describe('the configuration of the app', () => {
  test.each(['weapp', 'bank'])('gives connections on %s the times of the specification', async (target) => {
    expect((await configFor(target)).networkTimeout).toEqual({
      request: 30_000,
      connectSocket: 60_000,
      uploadFile: 60_000,
      downloadFile: 30_000,
    })
  })

  test.each(['alipay', 'h5'])('has no such setting on %s, which has none', async (target) => {
    expect(await configFor(target)).not.toHaveProperty('networkTimeout')
  })

  test('names packages to mini programs, and pages alone to the web', async () => {
    const existing = ['pages/home/home', 'packages/order/orders/orders']
    const weapp = await configFor('weapp', existing)
    expect(weapp).toMatchObject({ pages: ['pages/home/home'], subPackages: [{ root: 'packages/order' }] })
    const web = await configFor('h5', existing)
    expect(web.pages).toEqual(['pages/home/home', 'packages/order/orders/orders'])
    expect(web).not.toHaveProperty('subPackages')
  })
})
