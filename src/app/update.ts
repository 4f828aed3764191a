import { when } from 'mobx'
import { matchVersion, type VersionMatch } from '@/api/version'
import type { Services } from '@/components/services'
import { compareVersions } from '@/domain/version'
import { texts } from '@/locales/texts'
import { CHECKS_VERSION } from '@/platform/settings'
import { keys } from '@/platform/storage/keys'
import type { UpdateResult } from '@/platform/update/contract'
import { CLIENT_VERSION } from '@/request/steps/common-query'
import { errorFacts, log } from './log'

type Deps = Pick<Services, 'client' | 'clock' | 'dialogs' | 'platform' | 'stores'>

/** The product's code in the version call (shell §9). */
const PRODUCT = 'CYY'
/** Ms that a host may still take for its download once the buyer wants the restart. */
const HOST_TIMEOUT = 10_000

const translator = texts.translator.bind(texts, 'core')

/** What the merchant says of this version; null when nothing usable was said, which changes nothing. */
const fetchMerchantUpdate = async ({ client, platform, stores }: Deps): Promise<VersionMatch | null> => {
  const { shop } = stores
  await when(() => shop.config !== null || shop.status === 'failed')
  const merchantId = shop.config?.merchantId
  if (!merchantId) return null
  const params = { productCode: PRODUCT, clientCode: platform.host.clientCode, merchantId, versionNo: CLIENT_VERSION }
  try {
    return await client.call(matchVersion, params, { silent: true })
  } catch (error) {
    log('version check failed', errorFacts(error))
    return null
  }
}

/** Applies what the host has downloaded, or opens the page anew. @returns false when neither can be done. */
const restart = async ({ clock, dialogs, platform }: Deps, host: Promise<UpdateResult>): Promise<boolean> => {
  const endWait = dialogs.wait()
  try {
    const timeout = new Promise<UpdateResult>(
      (resolve) => void clock.setTimeout(() => resolve({ kind: 'unsupported' }), HOST_TIMEOUT),
    )
    const found = await Promise.race([host, timeout])
    if (found.kind === 'ready') {
      found.restart()
      return true
    }
    if (!platform.host.isWeb) return false
    // A page that came back as the one it was would only be opened anew for ever.
    if (platform.storage.read(keys.updateTried) === CLIENT_VERSION) {
      platform.storage.remove(keys.updateTried)
      return false
    }
    platform.storage.write(keys.updateTried, CLIENT_VERSION)
    return (await platform.reopen()).kind === 'reopening'
  } finally {
    endWait()
  }
}

const restartOrNotify = async (deps: Deps, host: Promise<UpdateResult>): Promise<void> => {
  if (await restart(deps, host)) return
  const { dialogs, platform } = deps
  await dialogs.alert({ content: translator()(platform.host.isWeb ? 'update.stale' : 'update.failed') })
}

/** A version that may not go on: one button, and no other way. */
const forceUpdate = async (deps: Deps, host: Promise<UpdateResult>): Promise<void> => {
  const t = translator()
  await deps.dialogs.alert({
    title: t('update.title'),
    content: t('update.force'),
    confirmText: t('update.restart'),
    mustAct: true,
  })
  await restartOrNotify(deps, host)
}

/** A gateway that names the version that we are has an answer of yesterday. */
const isNewer = ({ newestVersion }: VersionMatch): boolean =>
  newestVersion === '' || compareVersions(newestVersion, CLIENT_VERSION) > 0

/** Whether an update to this version was offered before; from now on it was. */
const wasOffered = ({ platform: { storage } }: Deps, { newestVersion }: VersionMatch): boolean => {
  // A gateway that names no version offers once for each of ours.
  const version = newestVersion || CLIENT_VERSION
  if (storage.read(keys.updateOffered) === version) return true
  storage.write(keys.updateOffered, version)
  return false
}

const offer = async (deps: Deps, host: Promise<UpdateResult>, content: 'update.ready' | 'update.weak') => {
  const t = translator()
  const confirmed = await deps.dialogs.confirm({
    title: t('update.title'),
    content: t(content),
    confirmText: t('update.restart'),
    cancelText: t('update.later'),
  })
  if (confirmed) await restartOrNotify(deps, host)
}

/**
 * Asks merchant and host at launch for a newer version (shell §4, version check). FORCE must restart, WEAK may, once a
 * version; in a mini program only what its host has downloaded can be restarted with, and is offered without the
 * merchant's word too.
 */
export const offerUpdate = async (deps: Deps): Promise<void> => {
  const { dialogs, platform } = deps
  const host = platform.checkUpdate()
  const merchantUpdate = CHECKS_VERSION ? await fetchMerchantUpdate(deps) : null
  if (merchantUpdate?.updateType === 'FORCE') return forceUpdate(deps, host)

  const isWeak = merchantUpdate?.updateType === 'WEAK' && isNewer(merchantUpdate)
  if (isWeak && platform.host.isWeb)
    return wasOffered(deps, merchantUpdate) ? undefined : offer(deps, host, 'update.weak')
  const found = await host
  if (found.kind === 'failed') return dialogs.alert({ content: translator()('update.failed') })
  if (found.kind === 'ready' && !(isWeak && wasOffered(deps, merchantUpdate))) await offer(deps, host, 'update.ready')
}
