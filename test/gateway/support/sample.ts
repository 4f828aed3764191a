import { START, type TestGateway } from './gateway'

/** The parameters of a call, or a function that creates them. Codes and tokens are not known beforehand. */
type Sample = object | ((test: TestGateway) => Promise<object>)

/** Samples by the name of their call: `resource.name`. */
export type Samples = Record<string, Sample>

/**
 * Returns the id of a seeded order (modules/trade/order/data), by its index in orders.json or its key in
 * after-sale-orders.json.
 */
export const seededOrder = (position: number | string): string => `O${START.toString(36)}${position}`.toUpperCase()
