import './global-setup'

/** Stops the servers that the global setup has started. */
const tearDown = async (): Promise<void> => {
  const servers = globalThis.e2eServers
  servers?.gateways.stdin?.end()
  await servers?.browser.close()
}

module.exports = tearDown
