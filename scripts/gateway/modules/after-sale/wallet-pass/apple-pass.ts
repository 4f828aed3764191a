import { createHash } from 'node:crypto'
import { zipSync } from 'fflate'
import forge from 'node-forge'
import sharp from 'sharp'
import { readMedia } from '../../../core/media/files'
import type { Language } from '../../../core/localized-text'
import type { ApplePassKeys } from '../../../core/wallet-keys'
import type { PassFacts } from './pass-facts'
import { texts } from './texts'

const ICON = '/media/shop/logo.webp'
/** Sizes of Apple's icons, px. */
const ICON_SIZES: Readonly<Record<string, number>> = { 'icon.png': 29, 'icon@2x.png': 58, 'icon@3x.png': 87 }

interface Field {
  key: string
  label: string
  value: string
}

const passOf = (facts: PassFacts, { passTypeId, teamId }: ApplePassKeys, lang: Language) => {
  const field = (key: 'when' | 'venue' | 'address' | 'seat' | 'door' | 'tier' | 'holder'): Field[] =>
    facts[key] ? [{ key, label: texts.translate(lang, key), value: facts[key] }] : []
  return {
    formatVersion: 1,
    passTypeIdentifier: passTypeId,
    teamIdentifier: teamId,
    serialNumber: `${facts.ticketId}-${createHash('sha256').update(facts.code).digest('hex').slice(0, 8)}`,
    organizationName: facts.shop,
    description: facts.show,
    logoText: facts.shop,
    relevantDate: facts.startsAt,
    sharingProhibited: true,
    foregroundColor: 'rgb(27,25,23)',
    labelColor: 'rgb(94,89,83)',
    backgroundColor: 'rgb(255,255,255)',
    barcodes: [
      { format: 'PKBarcodeFormatQR', message: facts.code, messageEncoding: 'iso-8859-1', altText: facts.code },
    ],
    eventTicket: {
      primaryFields: [{ key: 'show', label: facts.venue, value: facts.show }],
      secondaryFields: [...field('when'), ...field('door')],
      auxiliaryFields: [...field('tier'), ...field('seat'), ...field('holder')],
      backFields: [...field('venue'), ...field('address')],
    },
  }
}

/**
 * Returns the detached signature of the manifest (PKCS #7, SHA-256, DER). The signature contains the merchant's
 * certificate and Apple's intermediate certificate.
 */
const signatureOf = (manifest: Buffer, { certificate, privateKey, intermediate }: ApplePassKeys): Buffer => {
  const { pki, pkcs7, util, asn1 } = forge
  const own = pki.certificateFromPem(certificate)
  const signed = pkcs7.createSignedData()
  signed.content = util.createBuffer(manifest.toString('binary'))
  signed.addCertificate(intermediate)
  signed.addCertificate(own)
  signed.addSigner({
    key: pki.privateKeyFromPem(privateKey),
    certificate: own,
    digestAlgorithm: pki.oids.sha256,
    authenticatedAttributes: [
      { type: pki.oids.contentType, value: pki.oids.data },
      { type: pki.oids.messageDigest },
      { type: pki.oids.signingTime },
    ],
  })
  signed.sign({ detached: true })
  return Buffer.from(asn1.toDer(signed.toAsn1()).getBytes(), 'binary')
}

/** Returns a ticket's .pkpass, signed by the merchant. Source: Apple, Wallet Passes, "Building a Pass". */
export const applePass = async (facts: PassFacts, keys: ApplePassKeys, lang: Language): Promise<Buffer> => {
  const files: Record<string, Buffer> = { 'pass.json': Buffer.from(JSON.stringify(passOf(facts, keys, lang))) }
  const icon = readMedia(ICON)
  for (const [name, size] of Object.entries(ICON_SIZES))
    files[name] = await sharp(icon).resize(size, size).png().toBuffer()
  const digests = Object.entries(files).map(([name, file]) => [name, createHash('sha1').update(file).digest('hex')])
  const manifest = Buffer.from(JSON.stringify(Object.fromEntries(digests)))
  return Buffer.from(zipSync({ ...files, 'manifest.json': manifest, signature: signatureOf(manifest, keys) }))
}
