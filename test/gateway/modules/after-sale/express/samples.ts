import { type Samples, seededOrder } from '../../../support/sample'

/** Id of an order of paper tickets that have not been sent. */
const ORDER = seededOrder('X1')

export const samples: Samples = {
  'express.express': { orderId: ORDER },
  'express.changeExpressAddress': async (test) => {
    const { accessToken: token } = await test.signIn()
    const { body } = await test.ask('user/buyer/v3/user/addresses', { token })
    return { orderId: ORDER, addressId: body.data[0].addressId }
  },
}
