import type { handleFailure } from './handlers'

/**
 * Most visits meet no failure that needs a dialog: on the web what handles one loads with the first. A failure whose handler does not
 * come is the caller's to show, as one without a mode.
 */
export const handleLate: typeof handleFailure = async (context, deps) => {
  const handlers = await import(/* webpackChunkName: "response-modes" */ '@/components/response-mode/handlers').catch(
    () => null,
  )
  await handlers?.handleFailure(context, deps)
}
