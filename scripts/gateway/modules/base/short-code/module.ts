import { defineModule } from '../../../core/module'
import { shortCodeData } from './personal-service'
import { shortCodeRoutes } from './routes'
import type { ShareableScreen } from './screens'
import { seedShortCodes } from './seed'

export const definition = defineModule({
  personal: shortCodeData,
  seed: seedShortCodes,
  routes: shortCodeRoutes,
})

declare module '../../../core/module' {
  interface ModuleDefinition {
    /**
     * Screens that a short code may open, by page. They are public, and their parameters identify no person and no
     * order.
     */
    shareable?: Readonly<Record<string, ShareableScreen>>
  }
}
