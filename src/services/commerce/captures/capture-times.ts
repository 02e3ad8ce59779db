/** When money is captured: with the payment, or share by share when parcels are posted (FUL-17). */
export type CaptureTime = 'payment' | 'shipment'
