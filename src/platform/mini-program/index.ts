import { callVoid } from '../native'
import { refused } from '../outcome'
import type { OpenMiniProgram } from './contract'

/** Calls `navigateToMiniProgram`, with the same name on the three hosts; a target without a valid id fails. */
export const openMiniProgram: OpenMiniProgram = ({ appId, path }) =>
  /^[\w-]{4,64}$/.test(appId)
    ? callVoid('navigateToMiniProgram', path ? { appId, path } : { appId })
    : Promise.resolve(refused('failed'))
