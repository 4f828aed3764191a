import { when } from 'mobx'
import { matchVersion, type VersionMatch } from './api/version'
import type { Services } from './components/services'
import { compareVersions } from './domain/version'
import { texts } from './locales/texts'
import { errorFacts, log } from './log'
import type { UpdateResult } from './platform/update/contract'
import { CHECKS_VERSION } from './platform/settings'
import { keys } from './platform/storage/keys'
import { CLIENT_VERSION } from './request/steps/common-query'

type Needs = Pick<Services, 'client' | 'clock' | 'dialogs' | 'platform' | 'stores'>

/** The product's code in the version call (shell §9). */
const PRODUCT = 'CYY'
/** Ms that a host may still take for its download once the buyer wants the restart. */
const HOST_PATIENCE = 10_000

const say = texts.translator.bind(texts, 'core')

/** What the merchant says of this version; null when nothing usable was said, which changes nothing. */
const merchantsWord = async ({ client, platform, stores }: Needs): Promise<VersionMatch | null> => {
  const { shop } = stores
  await when(() => shop.config !== null || shop.status === 'failed')
  const merchantId = shop.config?.merchantId
  if (!merchantId) return null
  const asked = { productCode: PRODUCT, clientCode: platform.host.clientCode, merchantId, versionNo: CLIENT_VERSION }
  try {
    return await client.call(matchVersion, asked, { silent: true })
  } catch (error) {
    log('version check failed', errorFacts(error))
    return null
  }
}

/** Applies what the host has downloaded, or opens the page anew. @returns false when neither can be done. */
const restart = async ({ clock, dialogs, platform }: Needs, host: Promise<UpdateResult>): Promise<boolean> => {
  const over = dialogs.wait()
  try {
    const patience = new Promise<UpdateResult>(
      (resolve) => void clock.setTimeout(() => resolve({ kind: 'unsupported' }), HOST_PATIENCE),
    )
    const found = await Promise.race([host, patience])
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
    over()
  }
}

const orSay = async (needs: Needs, host: Promise<UpdateResult>): Promise<void> => {
  if (await restart(needs, host)) return
  const { dialogs, platform } = needs
  await dialogs.alert({ content: say()(platform.host.isWeb ? 'update.stale' : 'update.failed') })
}

/** A version that may not go on: one button, and no other way. */
const insist = async (needs: Needs, host: Promise<UpdateResult>): Promise<void> => {
  const t = say()
  await needs.dialogs.alert({
    title: t('update.title'),
    content: t('update.force'),
    confirmText: t('update.restart'),
    mustAct: true,
  })
  await orSay(needs, host)
}

/** A gateway that names the version that we are has an answer of yesterday. */
const isNewer = ({ newestVersion }: VersionMatch): boolean =>
  newestVersion === '' || compareVersions(newestVersion, CLIENT_VERSION) > 0

/** Whether an update to this version was offered before; from now on it was. */
const wasOffered = ({ platform: { storage } }: Needs, { newestVersion }: VersionMatch): boolean => {
  // A gateway that names no version offers once for each of ours.
  const version = newestVersion || CLIENT_VERSION
  if (storage.read(keys.updateOffered) === version) return true
  storage.write(keys.updateOffered, version)
  return false
}

const offer = async (needs: Needs, host: Promise<UpdateResult>, content: 'update.ready' | 'update.weak') => {
  const t = say()
  const yes = await needs.dialogs.confirm({
    title: t('update.title'),
    content: t(content),
    confirmText: t('update.restart'),
    cancelText: t('update.later'),
  })
  if (yes) await orSay(needs, host)
}

/**
 * Asks merchant and host at launch for a newer version (shell §4, version check). FORCE must restart, WEAK may, once a
 * version; in a mini program only what its host has downloaded can be restarted with, and is offered without the
 * merchant's word too.
 */
export const offerUpdate = async (needs: Needs): Promise<void> => {
  const { dialogs, platform } = needs
  const host = platform.checkUpdate()
  const word = CHECKS_VERSION ? await merchantsWord(needs) : null
  if (word?.updateType === 'FORCE') return insist(needs, host)

  const isWeak = word?.updateType === 'WEAK' && isNewer(word)
  if (isWeak && platform.host.isWeb) return wasOffered(needs, word) ? undefined : offer(needs, host, 'update.weak')
  const found = await host
  if (found.kind === 'failed') return dialogs.alert({ content: say()('update.failed') })
  if (found.kind === 'ready' && !(isWeak && wasOffered(needs, word))) await offer(needs, host, 'update.ready')
}
