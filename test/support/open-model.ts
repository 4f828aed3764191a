import type { Paying } from '@/payment/with-payment'
import type { ModelDeps } from '@/components/screen/use-model'
import type { Services } from '@/components/services'
import { screenScope } from './screen-scope'
import { settle } from './settle'

/** Opens a model on a separate screen. */
export const openModel = async <Model>(services: Services & Paying, make: (deps: ModelDeps & Paying) => Model) => {
  const { screen, lifecycle, comeBack } = screenScope(services)
  const model = make({ ...services, screen })
  screen.start()
  await settle()
  return {
    model,
    screen,
    lifecycle,
    /** Covers the screen by another screen, and then goes back. */
    comeBack: async (): Promise<void> => {
      comeBack()
      await settle()
    },
    dispose: () => screen.dispose(),
  }
}
