import { generateKeyPairSync } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import forge from 'node-forge'

const DAY = 24 * 3_600_000

interface Named {
  certificate: forge.pki.Certificate
  privateKey: forge.pki.rsa.PrivateKey
}

const named = (subject: forge.pki.CertificateField[], issuer?: Named): Named => {
  const { privateKey, publicKey } = forge.pki.rsa.generateKeyPair({ bits: 2048 })
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = publicKey
  certificate.serialNumber = issuer ? '02' : '01'
  certificate.validity.notBefore = new Date(Date.now() - DAY)
  certificate.validity.notAfter = new Date(Date.now() + DAY)
  certificate.setSubject(subject)
  certificate.setIssuer(issuer ? issuer.certificate.subject.attributes : subject)
  certificate.setExtensions(
    issuer
      ? [{ name: 'keyUsage', digitalSignature: true }]
      : [
          { name: 'basicConstraints', cA: true },
          { name: 'keyUsage', keyCertSign: true, digitalSignature: true },
        ],
  )
  certificate.sign(issuer?.privateKey ?? privateKey, forge.md.sha256.create())
  return { certificate, privateKey }
}

/**
 * Writes the keys for a merchant's wallet passes into a folder, in the file formats of Apple and Google. A test issuer
 * signs instead of Apple.
 */
export const writePassKeys = (folder: string): void => {
  const issuer = named([{ name: 'commonName', value: 'Issuer of the test' }])
  const own = named(
    [
      { type: '0.9.2342.19200300.100.1.1', value: 'pass.example.tickets' },
      { name: 'commonName', value: 'Pass Type ID: pass.example.tickets' },
      { name: 'organizationalUnitName', value: 'TEAM123456' },
    ],
    issuer,
  )
  writeFileSync(join(folder, 'certificate.pem'), forge.pki.certificateToPem(own.certificate))
  writeFileSync(join(folder, 'key.pem'), forge.pki.privateKeyToPem(own.privateKey))
  writeFileSync(join(folder, 'wwdr.pem'), forge.pki.certificateToPem(issuer.certificate))
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const account = {
    client_email: 'passes@merchant.example',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  }
  writeFileSync(join(folder, 'account.json'), JSON.stringify(account))
  writeFileSync(join(folder, 'account-public.pem'), publicKey.export({ type: 'spki', format: 'pem' }))
}
