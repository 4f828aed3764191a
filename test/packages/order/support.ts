import type { Paying } from '@/payment/with-payment'
import { orderDetail } from '@/api/order'
import { preOrder } from '@/api/purchase'
import type { ModelDeps } from '@/components/screen/use-model'
import { anOrder } from '../../support/data/order'
import { aPreOrder } from '../../support/data/pre-order'
import type { Answers } from '../../support/fake-gateway'
import { openModel } from '../../support/open-model'
import { fakeServices } from '../../support/services'

/** Creates the services of a member. By default, the gateway prices two tickets and has an unpaid order. */
export const setUp = (answers: Answers = [], config: object = {}) => {
  const all = fakeServices({
    answers: [[preOrder, () => aPreOrder()], [orderDetail, () => anOrder()], ...answers],
    member: true,
    config,
  })
  return { ...all, show: <Model>(make: (deps: ModelDeps & Paying) => Model) => openModel(all.services, make) }
}
