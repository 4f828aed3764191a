import { callVoid } from '../native'
import { refused } from '../outcome'
import type { OpenMiniProgram } from './contract'

/** The three mini-program hosts spell it alike; a target without an id leads nowhere. */
export const openMiniProgram: OpenMiniProgram = ({ appId, path }) =>
  /^[\w-]{4,64}$/.test(appId)
    ? callVoid('navigateToMiniProgram', path ? { appId, path } : { appId })
    : Promise.resolve(refused('failed'))
