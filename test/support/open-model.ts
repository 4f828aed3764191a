import type { Paying } from '@/payment/with-payment'
import type { ModelDeps } from '@/components/screen/use-model'
import type { Services } from '@/components/services'
import { screenScope } from './screen-scope'
import { settle } from './settle'

/** Opens a model on its own screen. */
export const openModel = async <Model>(services: Services & Paying, make: (deps: ModelDeps & Paying) => Model) => {
  const { screen, lifecycle, comeBack } = screenScope(services)
  const model = make({ ...services, screen })
  screen.start()
  await settle()
  return {
    model,
    screen,
    lifecycle,
    /** Covers the screen with another one and returns. */
    comeBack: async (): Promise<void> => {
      comeBack()
      await settle()
    },
    dispose: () => screen.dispose(),
  }
}
