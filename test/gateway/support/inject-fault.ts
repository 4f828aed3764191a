import type { Fault } from '../../../scripts/gateway/core/faults/kinds'
import type { Answer, TestGateway } from './gateway'

/**
 * Sets a fault through the console's API. Returns the id of the fault.
 * @throws Error if the console rejects the fault
 */
export const injectFault = async ({ ask }: TestGateway, fault: Fault): Promise<string> => {
  const { body } = await ask('console/api/faults', { method: 'POST', body: fault })
  if (body.statusCode !== 200) throw new Error(body.comments)
  return body.data.id
}

export const clearFaults = ({ ask }: TestGateway): Promise<Answer> => ask('console/api/faults', { method: 'DELETE' })

export const faultsOf = async ({ ask }: TestGateway): Promise<{ id: string; used: number; holding: number }[]> =>
  (await ask('console/api/faults')).body.data
