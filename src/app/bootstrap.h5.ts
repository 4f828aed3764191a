import webRoutes from '@/router/table/web-routes'
import type { StartedApp } from './set-up'

let started: StartedApp | undefined

/** The browser may answer a finger now. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve)
  })

/**
 * Creates and configures the storefront, in short tasks: running its modules, creating it and setting it up are one each. They come in
 * the app's own file (`eager`): a file more would take one of the six connections that a start has. The web entry waits for it
 * before it draws (config/h5/start.ts); inside a native app that takes until the app's login is known.
 * @param config Taro's, which gets the addresses of all screens: its router reads them when it starts
 * @public
 */
export const start = async (config: { router: { customRoutes?: Record<string, string[]> } }): Promise<void> => {
  config.router.customRoutes = webRoutes
  await nextTask()
  const { createApp } = await import(/* webpackMode: "eager" */ './create-app')
  await nextTask()
  const { setUp } = await import(/* webpackMode: "eager" */ './set-up')
  await nextTask()
  const app = createApp()
  await nextTask()
  started = setUp(app)
  await app.ready
  await nextTask()
}

/** The storefront that `start` has made. */
export const bootstrap = (): StartedApp => {
  if (!started) throw new Error('the storefront has not been started')
  return started
}
