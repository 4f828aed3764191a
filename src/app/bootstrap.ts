import { createApp } from './create-app'
import { setUp, type StartedApp } from './set-up'

let started: StartedApp | undefined

/** Creates and configures the storefront once, when the root component is first drawn; later calls return the same one. */
export const bootstrap = (): StartedApp => (started ??= setUp(createApp()))
