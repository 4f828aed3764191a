import type { ChangePage } from './contract'

export const changePage: ChangePage = async (_direction, change) => {
  await change()
}
