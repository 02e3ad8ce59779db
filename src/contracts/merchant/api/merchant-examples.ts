/** Bodies of writes as the description of the merchant API shows them. A test checks each against its schema. Server only. */
export const MERCHANT_EXAMPLES: Readonly<Record<string, object>> = {
  postShipment: {
    carrier: 'PostNL',
    trackingNumber: '3SABCD0123456789',
    units: [{ itemId: '2900000000018', quantity: 2 }],
  },
  voidShipment: {},
  deliverShipment: { at: '2026-11-18T10:00:00Z' },
  receiveReturn: {
    warehouse: 'nl',
    lines: [{ itemId: '2900000000018', restock: 1, damaged: 0, missing: 0 }],
  },
  setStock: { items: [{ sku: 'CR021-BRICK-M', warehouse: 'nl', quantity: 120 }] },
  changeStock: { items: [{ sku: 'CR021-BRICK-M', warehouse: 'nl', change: -2, reason: 'damaged' }] },
}
