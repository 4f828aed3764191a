import { when } from 'mobx'
import { matchVersion, type VersionMatch } from '@/api/version'
import type { Services } from '@/components/services'
import { CLIENT_VERSION, compareVersions } from '@/domain/version'
import { texts } from '@/locales/texts'
import { CHECKS_VERSION } from '@/platform/settings'
import { keys } from '@/platform/storage/keys'
import type { UpdateResult } from '@/platform/update/contract'
import { errorFacts, log } from './log'

type Deps = Pick<Services, 'client' | 'clock' | 'dialogs' | 'platform' | 'stores'>

/** The product's code in the version call (shell §9). */
const PRODUCT = 'CYY'
/** Time to wait for the host's download after the buyer has confirmed the restart, ms. */
const HOST_TIMEOUT = 10_000

const translator = () => texts.translator()

/** Returns the merchant's update rule for this version; null without a rule or if the call failed. */
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

/** Restarts with the downloaded version, or reloads the page. @returns false if neither is possible */
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
    // The reload led to the same version. Another reload would create a loop.
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

/** Shows a dialog with a single button that starts the update. */
const forceUpdate = async (deps: Deps, host: Promise<UpdateResult>): Promise<void> => {
  const t = translator()
  await deps.dialogs.alert({
    title: t('update.title'),
    content: t('update.force'),
    confirmText: t('update.restart'),
    required: true,
  })
  await restartOrNotify(deps, host)
}

/** Returns true if the gateway's version is newer than this version, or if the gateway's version is unknown. */
const isNewer = ({ newestVersion }: VersionMatch): boolean =>
  newestVersion === '' || compareVersions(newestVersion, CLIENT_VERSION) > 0

/** Returns true if an update to this version was offered before. Marks the version as offered. */
const wasOffered = ({ platform: { storage } }: Deps, { newestVersion }: VersionMatch): boolean => {
  // If the gateway does not send the newest version, the update is offered once for each client version.
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
 * Checks the merchant's rule and the host for a newer version at launch (shell §4, version check). FORCE requires a
 * restart; WEAK is offered once per version. A mini program can only restart with a version that its host has
 * downloaded. It offers this restart even if the merchant has no rule.
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
