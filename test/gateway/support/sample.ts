import { START, type TestGateway } from './gateway'

/**
 * The parameters of a call, or a function that creates them. A function is needed for codes and tokens, which are not
 * known in advance.
 */
type Sample = object | ((test: TestGateway) => Promise<object>)

/** Samples by the name of their call, in the form `resource.name`. */
export type Samples = Record<string, Sample>

/**
 * Returns the id of a seeded order (modules/trade/order/data).
 * @param position index in orders.json, or key in after-sale-orders.json
 */
export const seededOrder = (position: number | string): string => `O${START.toString(36)}${position}`.toUpperCase()
