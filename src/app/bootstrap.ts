import { type App, createApp } from './create-app'
import { setUp } from './set-up'

let started: App | undefined

/** Creates and configures the storefront once, when the root component is first drawn; later calls return the same one. */
export const bootstrap = (): App => (started ??= setUp(createApp()))
