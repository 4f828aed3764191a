import { START, type TestGateway } from './gateway'

/** The parameters of a call, or a function that makes them: codes and tokens are not known beforehand. */
type Sample = object | ((test: TestGateway) => Promise<object>)

/** Samples by the name of their call: `resource.name`. */
export type Samples = Record<string, Sample>

/** The id of an order of the seed (modules/trade/order/data), by its position in orders.json or its key in after-sale-orders.json. */
export const seededOrder = (position: number | string): string => `O${START.toString(36)}${position}`.toUpperCase()
