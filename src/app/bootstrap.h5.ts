import webRoutes from '@/router/table/web-routes'
import type { StartedApp } from './set-up'

let started: StartedApp | undefined

/** Yields to the browser, so that it can handle input. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve)
  })

/**
 * Creates and configures the storefront in three short tasks: run the modules, create the app, set it up. The modules
 * are in the main file (`eager`), because a separate file would use one of the browser's six connections at the start.
 * The web entry awaits this function before rendering (config/h5/start.ts). Inside a native app, it resolves once the
 * app's login is known.
 * @param config Taro's configuration; this function adds the addresses of all screens before Taro's router reads them
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

/** Returns the storefront that `start` has created. */
export const bootstrap = (): StartedApp => {
  if (!started) throw new Error('Storefront not started: call start() first.')
  return started
}
