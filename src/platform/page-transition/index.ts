import type { ChangePage, CoverTabs } from './contract'

export const changePage: ChangePage = async (_direction, change) => {
  await change()
}

export const coverTabs: CoverTabs = null
