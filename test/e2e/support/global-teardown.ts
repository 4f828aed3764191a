import './global-setup'

/** Ends what the setup started. */
const tearDown = async (): Promise<void> => {
  const servers = globalThis.e2eServers
  servers?.gateways.stdin?.end()
  await servers?.browser.close()
}

module.exports = tearDown
