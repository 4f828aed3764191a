import { callVoid } from '../native'
import { refused } from '../outcome'
import type { OpenMiniProgram } from './contract'

/** Calls `navigateToMiniProgram`, which has the same name on all three hosts. Fails if the target has no valid id. */
export const openMiniProgram: OpenMiniProgram = ({ appId, path }) =>
  /^[\w-]{4,64}$/.test(appId)
    ? callVoid('navigateToMiniProgram', path ? { appId, path } : { appId })
    : Promise.resolve(refused('failed'))
