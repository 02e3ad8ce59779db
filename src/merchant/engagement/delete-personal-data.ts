/** Deletes what one person left with the shop. */
export { deleteInquiries, deleteSubscriber } from '../../services/engagement/admin.ts'
