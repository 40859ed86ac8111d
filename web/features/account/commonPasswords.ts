/**
 * What people use for passwords most often: the first 2,000 of the list of zxcvbn 4.4.2 (Dan Wheeler and Dropbox, MIT
 * licence, from 10 million passwords that Mark Burnett published), reduced to their words, without obscene ones, and a few
 * patterns of the keyboard. Loaded when a new password is typed.
 */
export const commonPasswords = new Set(
  `
password qwerty dragon baseball abc123 football monkey letmein shadow master mustang qwertyuiop superman
qaz2wsx qazwsx jordan 123qwe killer trustno hunter harley zxcvbnm asdfgh buster batman soccer tigger
charlie sunshine iloveyou ranger hockey computer starwars pepper klaster zxcvbn freedom princess maggie
pass ginger love cheese summer chelsea dallas biteme matrix yankees corvette austin access thunder merlin
secret diamond hello hammer qwer silver gfhjkm internet samantha golfer scooter test orange cookie
q1w2e3r4t maverick sparky phoenix mickey bigdog snoopy guitar whatever chicken camaro mercedes peanut
ferrari falcon cowboy welcome samsung steelers smokey dakota arsenal boomer eagles tigers marina nascar
gateway yellow porsche monster spider diablo hannah bulldog junior london purple compaq lakers iceman
hardcore cowboys money banana ncc1701 boston tennis q1w2e3r coffee scooby nikita yamaha mother barney
brandy chester oliver player forever rangers midnight chicago bigdaddy redsox angel badboy fender jasper
slayer rabbit natasha marine wizard marlboro raiders prince casper fishing flower jasmine iwantu panties
adidas winter winner gandalf enter ghbdtn q2w3e4r golden cocacola winston madison angels panther blowme
spanky sophie asdfasdf thx1138 toyota tiger canada muffin liverpoo apples passw0rd abcd pokemon 123abc
slipknot qazxsw 123456a scorpion qwaszx startrek rainbow asdfghjkl razz newyork redskins gemini cameron
qazwsxedc florida liverpool turtle sierra viking booger doctor rocket dolphins captain bandit jaguar
packers pookie peaches asdf dolphin helpme blue theman maxwell qwertyui lovers maddog giants nirvana
metallic hotdog rosebud mountain warrior stupid elephant success bond jackass alexis lucky scorpio samson
q1w2e azerty rush driver freddy q2w3e4r5t sydney gators dexter red123 123456q 12345a bubba creative voodoo
golf trouble america nissan gunner garfield asdfghjk apollo eminem legend airborne bear beavis apple
brooklyn godzilla skippy buddy qwert kitten magic shelby beaver phantom asdasd xavier braves darkness
blink copper platinum qweqwe tomcat girls bigboy animal police online voyager lifehack fish sniper trinity
blazer heaven lover snowball playboy loveme bubbles cricket willow donkey topgun nintendo saturn destiny
pakistan pumpkin digital sergey redwings explorer private runner therock guinness lasvegas beatles fire
cassie christin celtic andrey broncos babygirl eclipse fluffy cartman michigan carolina testing alexande
birdie pantera cherry vampire mexico buffalo genius montana beer minecraft maximus flyers lovely stalker
metallica doggie snickers speedy bronco lol123 paradise yankee horses magnum dreams lacrosse ou812 goober
enigma qwertyu scotty bollocks surfer poohbear genesis star asd123 qweasdzxc racing hawaii eagle viper
poopoo einstein 12345q drowssap simple badger alaska action jester drummer spitfire forest maryjane
champion diesel svetlana friday hotrod chevy westside security google badass tester shorty thumper hitman
mozart zaq12wsx reddog lizard a123456 123456789a ruslan 1232323q scarface a12345 buddha spirit stargate
qwe123 naruto mercury liberty semperfi suzuki popcorn spooky marley scotland kitty cherokee vikings
simpsons rascal qweasd hummer loveyou michael patches russia jupiter penguin passion vfhbyf honda vladimir
sandman passport raider infinity assman bulldogs fantasy horney domino budlight disney ironman softball
brutus redrum bigred mnbvcxz fktrcfylh karina marines digger kawasaki cougar fireman oksana monday justice
super wildcats tinker logitech dancer swordfis avalon everton alexandr motorola patriots madonna ducati
colorado connor juventus galore smooth freeuser warcraft boogie titanic wolverin elizabet arizona valentin
saints asdfg accord christ yfnfif stinky spiderma naughty chopper ncc1701d extreme skyline poop zombie
pearljam froggy awesome vision pirate fylhtq dreamer bullet predator empire 123123a kirill panthers
skipper nemesis rasdzv peekaboo rolltide cardinal psycho danger mookie happy chevelle manutd goblue hobbes
vegeta fyfcnfcbz picard windows loverboy victory vfrcbv bambam serega turkey tweety galina hiphop rooster
changeme berlin taurus polina electric avatar maksim raptor alpha hendrix newport brazil spring a1b2c
madmax britney sublime darkside bigman wolfpack classic hercules ronaldo q2w3e spiderman blizzard
123456789q cheyenne cjkysirj wombat pandora zxc123 holiday wildcat devils horse alabama caesar pickle
shaggy catch leather chronic a1b2c3d admin qqq111 qaz123 airplane kodiak freepass billybob sunset katana
phpbb chocolat snowman stingray firebird wolves zeppelin detroit pontiac gundam panzer outlaw redhead
tarheels greenday nastya hardon engineer hellfire serenity cobra fireball darkstar flash strike beauty
pavilion bobafett dbrnjhbz bigmac bowling chris ytrewq natali pyramid rulez dodgers apache swimming whynot
teens trooper defender precious packard weasel popeye lucifer cancer icecream raven swordfish presario
viktor rockstar blonde james wutang spike atlanta airforce thailand casino lennon mouse hacker bluebird
hawkeye theone catfish sailor goldfish nfnmzyf tattoo pervert barbie maxima nipples machine trucks
wrangler rocks tornado lights cadillac bubble pegasus madman longhorn browns target eatme microsoft
dilbert christia baller xfiles seattle qazqaz cthutq amateur prelude corona freaky malibu assassin
atlantis integra iloveu lonewolf dragons unicorn software bobcat stealth peewee openup srinivas zaqwsx
valentina shotgun trigger veronika bruins coyote babydoll joker dollar lestat rocky hottie random wordpass
smiley sweety snake chipper woody samurai devildog gizmo maddie soso123aljg mistress flipper express
hjvfirf moose cessna piglet polaris teacher montreal cookies wolfgang scully fatboy wicked tickle bunny
dfvgbh foobar transam pepsi fetish oicu basketba toshiba hotstuff sunday booty gambit impala stephani
jessica hooker lancer knicks shamrock stinger redneck deftones squirt siemens blaster trucker subaru
renegade ibanez manson swinger reaper blondie mylove galaxy blahblah enterpri travel babylon indiana
skeeter sugar ficken smoke bigone sweetpea trfnthbyf marino escort smitty bigfoot babes larisa trumpet
spartan valera asdfghj stormy mister hamlet aardvark marathon paladin cavalier manchester skater indigo
hornet buckeyes indians karate hesoyam toronto diamonds chiefs buckeye qaz2wsx3edc highland charger redman
passwor maiden drpepper storm garden pencil sherlock timber thuglife insane pizza jungle jesus aragorn
a2b3c hamster david triumph techno lollol pioneer catdog fktrctq morpheus pascal hobbit consumer blabla
justme stones chrissy spartak goforit burger pitbull adgjmptw italia barcelona hunting colors kissme
overlord pebbles sundance emerald doggy racecar irina element zipper alpine basket goddess poison nipple
sakura chichi huskers q12345 ultimate ncc1701e blackie nicola rommel matthew caserta omega geronimo sammy
trojan 123qwe123 philips nugget tarzan chicks aleksandr bassman trixie portugal anakin dodger bomber
superfly madness q1w2e3r4t5y loser 123asd fatcat ybrbnf soldier warlock wrinkle desire babe seminole
alejandr westham andrei concrete weed ladybug christop trombone tintin bluesky rhbcnbyf qazxswedc onelove
cdtnkfyf vfvjxrf titans stallion truck hansolo smiles beagle panama kingkong flatron inferno mongoose
connect poiuyt snatch qawsed juice blessed rocker snakes turbo bluemoon finger jamaica a1234567 mulder
beetle passat immortal plastic anthony whiskey dietcoke spunky monitor cactus exigen planet ripper teen
spyder nolimit hollywoo sticky trunks pickles sailing bonehead ghbdtnbr delta charlott rubber molly yomama
hongkong jumper william faster unreal memphis nylons legion sebastia shalom pentium geheim werewolf
funtime ferret orion curious niners cantona sprite philly pirates abgrtyu lollipop eternity boeing sweets
cooldude tottenha green jackoff stocking moomoo martini biscuit drizzt colt fossil makaveli snapper satan
maniac salmon patriot verbatim nasty shasta asdzxc shaved blackcat raistlin punkrock cjkywt waterloo
crimson twister oxford musicman seinfeld biggie condor ravens megadeth wolfman cosmos sharks banshee
keeper foxtrot gn56gn skywalke velvet black sesame dogs squirrel privet sunrise wolverine legolas grendel
ghost cats carrot frosty lvbnhbq blades stardust frog qazwsxed coolio brownie groovy twilight daytona
vanhalen pikachu peanuts hershey jericho intrepid ninja 1234567a zaq123 lobster goblin punisher strider
shogun kansas amadeus seven jason neptune showtime muscle oldman ekaterina rfrfirf getsome showme obiwan
skittles danni tanker maestro tarheel anubis hannibal newlife gothic shark fighter blues 123456z princes
chaos sabine q2w3e4r5t6y python mirage devil clover tequila surfing delete potato chubby panasonic
sandiego portland baggins fusion sooners blackdog californ moscow playtime mature a2b3c4d dagger dima
stimpy gangster warriors iverson chargers byteme swallow liquid dingdong nymets cracker mushroom crusader
bigguy miami dkflbvbh bugger nimrod tazman stranger newpass doodle powder gotcha guardian dublin slapshot
septembe milano grizzly knights photos nookie charly rammstein brasil scruffy munchkin poopie kittycat
latino walnut thegame kolobok picasso robert barcelon bananas trance auburn coltrane goodluck starcraft
wheels parrot postal blade wisdom pink gorilla katerina andrew shaney dumbass osiris oakland discover
spanking lonestar bingo meridian ping heather dookie stonecol megaman rjntyjr ledzep lowrider richard
firefly griffey racerx paradox ghjcnj gangsta zaq1xsw tacobell weezer sirius halflife buffett shiloh
vertigo sergei aliens sobaka keyboard kangaroo sinner bonjour socrates chucky hotboy sprint sarah scarlet
celica shazam formula sommer trebor qwerasdf jeep mailcreated bollox rebels vacation lexmark penguins
ragnarok tempest vfhecz tacoma qwertz colombia flames rockon duck prodigy wookie dodgeram mustangs 123qaz
sithlord smoker server bang incubus scoobydo oblivion molson kitkat titleist rescue zxcv carpet tardis
jimbob xanadu blueeyes shaman mersedes pooper golfing hearts mallard kenwood patrick dogg oracle 123zxc
nuttertools topper shemale sleepy gremlin yourmom printer monkeys peterpan mikey kingston cooler jimbo
pa55word asterix freckles birdman frank defiant aussie stud blondes tatyana aspirine mariners jackal
deadhead katrin anime rootbeer frogger polo hallo noodles thomas parola shaolin celine plymouth creampie
justdoit ohyeah fatass amazon 1234567q kisses magnus camel nopass bosco putter champs massive spidey
lightnin camelot letsgo gizmodo aezakmi bones caliente goodtime thankyou brucelee redalert aquarius
catherin smokin pooh mypass astros roller porkchop sapphire kevin a1s2d3f beckham atomic rusty vanilla
qazwsxedcrfv kaktus cxfcnmt blacky elvis aggies blackjac bangkok scream 123321q iforgot power kasper abc12
slappy veritas chevrole amber vader amsterdam jammer primus spectrum eduard granny sasha clancy usa123
hitler avenger spankme simba smudge labrador john syracuse front falcons husker candyman commando gator
pacman pancho krishna fatman pineappl j4ye3uz barkley vulcan punkin boner celtics monopoly flyboy romashka
hamburg 123456aa gangbang area spartans aaa111 tricky snuggles drago homerun vectra homer hermes topcat
cuddles infiniti 1234567890q cosworth goose ivanov bossman qawsedrf peugeot exigent doberman durango
brandon plumber telefon horndog laguna rbhbkk dawg webmaster breeze beast beefcake leopard redbull oscar
topdog godsmack theking pics speaker viktoria bowler starbuck gjkbyf valhalla anarchy blacks herbie
kingpin starfish nokia loveit achilles labtec ncc1701a fitness brando bull kicker napass desert sailboat
bohica tractor hidden muppet jackson jimmy terminator phillies pa55w0rd terror farside swingers legacy
frontier doughboy jrcfyf tuesday sabbath daniel nebraska homers qwertyuio azamat fallen agent striker
camels iguana looker pinkfloy moloko dannyboy luckydog pistol whocares charmed skiing select franky puppy
daniil vladik vette vfrcbvrf ihateyou nevada moneys vkontakte mandingo puppies mystic zidane kotenok
dilligaf budman bunghole zvezda triton golfball technics trojans panda laptop rookie aberdeen gustav
jethro enterprise igor stripper filter hurrican rfnthbyf lespaul butch dthjybrf excalibu nofear momoney
possum cutter oilers moocow cupcake gbpltw splash svetik soleil bogdan melissa vipers babyboy tdutybq
lancelot ccbill keystone passwort flamingo firefox dogman vortex rebel noodle zaphod killme coolman danila
designer skinny kamikaze deadman gopher doobie warhammer deeznuts freaks engage steve poncho hammers
azsxdc dracula sassy boots deskjet macdaddy mighty manchest sterlin casey meatball mailman sinatra cthulhu
bubbas cartoon bicycle truelove sentinel tolkien breast capone summit 123456k peter daisy 123456789z crazy
jamesbon texas sonic billyboy redhot microsof microlab daddy autumn 1q2w3e4r 1q2w3e4r5t q1w2e3r4
abc1234 abc12345 abc123456 qwe123 qwe1234 asd1234
`.match(/\S+/g),
);
