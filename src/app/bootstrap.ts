import { createApp } from './create-app'
import { setUp, type StartedApp } from './set-up'

let started: StartedApp | undefined

/**
 * Creates and configures the storefront when the root component first renders. Later calls return the same storefront.
 */
export const bootstrap = (): StartedApp => (started ??= setUp(createApp()))
