/**
 * What a new teacher's school agrees to. A page draws it on the server and hands it to its form.
 */
export function SchoolNote() {
  return (
    <p>
      We keep a first name, one initial, an email, and the work a student does here. Nothing is
      sold. No ads. See the <a href="/privacy">privacy page</a>.
    </p>
  );
}
